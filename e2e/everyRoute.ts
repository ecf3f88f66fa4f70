import { paths } from '#navigation/paths.ts';
import { sampled } from '#testing/cases.ts';

/** What stands for each parameter of an address; a new parameter is missing here for a test to say so. */
const SAMPLES: Readonly<Record<string, string>> = {
  numeroCuenta: '010201004871',
  numeroCredito: '020110004417',
  codigoCategoria: 'AGUA',
  codigoTarjeta: 'TC-01',
  tipo: '0',
};

/** An address of every route of §2, made from navigation/paths.ts. @throws Error for a parameter without a sample. */
export const everyRoute: readonly string[] = Object.values(paths).map((path) =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const sample = path === paths.transferenciaExterna ? '1' : SAMPLES[name];
    if (sample === undefined) throw new Error(`«${path}» no tiene ejemplo de «${name}».`);
    return sample;
  }),
);

/** Every route in each of these ways; in `npm test` a sample that is spread over both: each route comes, most of them once, and each way. */
export function routesInWays<Way>(ways: readonly Way[], routes = everyRoute): readonly { route: string; way: Way }[] {
  return sampled(
    routes.flatMap((route) => ways.map((way) => ({ route, way }))),
    routes.length + 2,
  );
}
