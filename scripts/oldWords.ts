import { minify, transform } from 'rolldown/utils';
import { buildTargets } from './targets.ts';

/**
 * What pdf.js takes for granted in its build for older browsers, and our oldest do not have (D-70): `Promise.withResolvers`, since Chrome 119,
 * Safari 17.4 and Firefox 121, and `toSpliced`, since Chrome 110. What else it uses of such it brings itself.
 * None of them is met by who goes through the names of an array.
 */
const SUBSTITUTES = `{
const lend=(owner,name,value)=>{if(!(name in owner))Object.defineProperty(owner,name,{value,writable:true,configurable:true})};
lend(Array.prototype,'toSpliced',function(...which){const copy=[...this];copy.splice(...which);return copy});
lend(Promise,'withResolvers',function(){let resolve,reject;const promise=new this((one,other)=>{resolve=one;reject=other});return{promise,resolve,reject}});
}
`;

/** A program that is called legacy in what the oldest supported browsers understand (D-70), with what they lack of what it calls. */
export async function forOldBrowsers(name: string, source: string): Promise<string> {
  const { code } = await transform(name, `${SUBSTITUTES}${source}`, { target: buildTargets() });
  return (await minify(name, code, { compress: false, mangle: false })).code;
}
