import { fn } from 'storybook/test';
import { ConfigError, parseConfig } from '#config/runtimeConfig.ts';
import preview from '#storybook/preview.tsx';
import { busy, inTurn, presses } from '#testing/storySteps.ts';
import { ErrorConfiguracion } from '../ErrorConfiguracion.tsx';

/** What a deployment whose config.json differs like this one would say. */
function detailOf(faults: Record<string, unknown>): string {
  const good = { apiUrl: '/api', encryption: { enabled: true, key: '00'.repeat(32), iv: '00'.repeat(16) } };
  try {
    parseConfig({ ...good, ...faults }, 'https:');
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  throw new Error('Esta configuración no tiene faltas.');
}

const meta = preview.meta({
  title: 'Pantallas/Error de configuración',
  component: ErrorConfiguracion,
  args: { detail: detailOf({ apiUrl: undefined }), onRetry: fn(() => Promise.resolve()) },
});

export const FaltaUnaClave = meta.story({
  name: 'Falta un dato',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'La banca virtual no está disponible' });
  },
});
export const FaltaLaSeccion = meta.story({
  name: 'Falta una sección',
  args: { detail: detailOf({ encryption: undefined }) },
});
export const ClaveDeOtroTamano = meta.story({
  name: 'Clave de otro tamaño',
  args: { detail: detailOf({ encryption: { enabled: true, key: '00'.repeat(31), iv: '00'.repeat(16) } }) },
});
export const DireccionSinHttps = meta.story({
  name: 'Dirección sin https',
  args: { detail: detailOf({ apiUrl: 'http://api.example.com' }) },
});
export const ColorSinContraste = meta.story({
  name: 'Color sin contraste',
  args: { detail: detailOf({ theme: { accent: '#0A2329' } }) },
});
export const SinArchivo = meta.story({
  name: 'Sin archivo',
  args: { detail: new ConfigError('config.json', 'no se encontró (estado 404)').message },
});
export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  args: { detail: `configuración: «theme.logoUrl» no es una dirección válida ${'abc'.repeat(80)}` },
});
export const Reintentando = meta.story({
  name: '«Reintentar» en curso',
  args: { onRetry: fn(() => new Promise<void>(() => undefined)) },
  play: inTurn(presses('Reintentar'), busy('Reintentar')),
});
export const Movil = FaltaUnaClave.extend({ name: 'Móvil', globals: { viewport: { value: 'm390' } } });
