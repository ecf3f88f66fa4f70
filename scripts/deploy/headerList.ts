import { CONFIG_FILE, HASHED_ASSET } from './files.ts';
import type { ServerPlan } from './plan.ts';

/** What every answer has to carry, as a list: for servers that have no configuration of ours (Apache, object storage, a CDN). */
export function plainHeaders(plan: ServerPlan): string {
  const { prefix, headers, contentSecurityPolicy, reportingEndpoints, cacheControl } = plan;
  const lines = (some: readonly (readonly [string, string])[]): string[] =>
    some.map(([name, value]) => `${name}: ${value}`);
  return [
    '# Todas las respuestas',
    ...lines(headers),
    '',
    '# Documentos (*.html y toda dirección de página)',
    ...lines([
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Cache-Control', cacheControl.document],
      ['Content-Security-Policy', contentSecurityPolicy],
      ...(reportingEndpoints === '' ? [] : [['Reporting-Endpoints', reportingEndpoints] as const]),
    ]),
    '',
    `# ${prefix}/${CONFIG_FILE}`,
    ...lines([['Cache-Control', cacheControl.document]]),
    '',
    `# Archivos con huella en el nombre: ^${prefix}${HASHED_ASSET}$`,
    ...lines([['Cache-Control', cacheControl.hashedAsset]]),
    '',
    '# Los demás archivos',
    ...lines([['Cache-Control', cacheControl.otherFile]]),
    '',
  ].join('\n');
}
