import { paths } from '#navigation/paths.ts';
import { sampled } from '#testing/cases.ts';

/** What stands for a parameter of the route table: of each kind that the demo bank has, one. The first stands where one is enough. */
const samples: Readonly<Record<string, readonly [string, ...string[]]>> = {
  [paths.cuenta]: ['010201004871'],
  [paths.credito]: ['020110004417'],
  [paths.pagosVarios]: ['AGUA'],
  [paths.ajustesTarjeta]: ['TC-01', 'CD-06'],
  [paths.transferenciaInterna]: ['0'],
  [paths.transferenciaExterna]: ['1'],
};

/** The addresses of a route of §2, one for each sample of its parameter, `written` as its bank does. @throws Error for a parameter without a sample. */
export function addressesOf(path: string, written = (sample: string): string => sample): readonly string[] {
  if (!path.includes(':')) return [path];
  const values = samples[path];
  if (!values) throw new Error(`«${path}» no tiene un ejemplo de su parámetro.`);
  return values.map((value) => path.replace(/:\w+/, encodeURIComponent(written(value))));
}

/** Every address of the route table. */
export const everyAddress: readonly string[] = Object.values(paths).flatMap((path) => addressesOf(path));

/** One address of every route, in the order of navigation/paths.ts. */
export const everyRoute: readonly string[] = Object.values(paths).flatMap((path) => addressesOf(path).slice(0, 1));

/** Every route in each of these ways; in `npm test` a sample that is spread over both: each route comes, most of them once, and each way. */
export function routesInWays<Way>(ways: readonly Way[], routes = everyRoute): readonly { route: string; way: Way }[] {
  return sampled(
    routes.flatMap((route) => ways.map((way) => ({ route, way }))),
    routes.length + 2,
  );
}
