import { minify, transform } from 'rolldown/utils';
import { buildTargets } from './targets.ts';

/** The same program in what the oldest supported browsers understand (D-70); what they lack besides words is not brought. */
export async function inOldWords(name: string, source: string): Promise<string> {
  const { code } = await transform(name, source, { target: buildTargets() });
  return (await minify(name, code, { compress: false, mangle: false })).code;
}
