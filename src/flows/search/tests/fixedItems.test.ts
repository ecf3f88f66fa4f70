import { describe, expect, test } from 'vitest';
import { helpItems, pageItems, settingItems } from '../fixedItems.ts';
import { createSearch } from '../groups.ts';
import type { Lead, SearchItem } from '../searchItem.ts';

/** An entry that stands there for every member, and the words by which it is found. */
type Entry = readonly [name: string, detail: string, lead: Lead, ...typed: string[]];

const profile = (tab: string): Lead => ({ to: '/perfilsocio', state: { tab } });

const pages: readonly Entry[] = [
  ['Mis productos', '', { to: '/productos' }, 'productos', 'saldos', 'cuentas', 'creditos', 'tarjetas', 'inversiones'],
  ['Inicio', '', { to: '/inicio' }, 'inicio', 'resumen', 'disponible', 'vencimientos', 'ultimos movimientos'],
  ['Transferencias', '', { to: '/transferencias' }, 'transferencias', 'enviar dinero', 'cuentas destino', 'historial'],
  [
    'Transferencia interna',
    'A la cooperativa',
    { to: '/transferenciaI/0' },
    'interna',
    'cooperativa',
    'transferir',
    'enviar dinero',
  ],
  [
    'Transferencia externa',
    'A otra institución',
    { to: '/transferenciaE/1' },
    'externa',
    'otra institucion',
    'transferir',
    'enviar dinero',
    'banco',
    'interbancaria',
  ],
  [
    'Pagos de servicios',
    '',
    { to: '/pagos' },
    'pagos',
    'servicios',
    'pagar',
    'facturas',
    'planillas',
    'favoritos',
    'comprobantes',
  ],
  ['Pago de tarjetas', '', { to: '/tarjeta-credito' }, 'pago tarjeta', 'pagar tarjeta', 'tarjeta de credito', 'visa'],
  ['Garantías', '', { to: '/garantias' }, 'garantias', 'garante', 'hipoteca', 'prenda', 'poliza'],
];

const settings: readonly Entry[] = [
  [
    'Mis datos',
    'Celular, correo y foto',
    profile('misDatos'),
    'mis datos',
    'correo',
    'foto',
    'perfil',
    'telefono',
    'email',
    'actualizar',
  ],
  [
    'Cambiar contraseña',
    'Clave de ingreso',
    profile('cambiarContrasena'),
    'contraseña',
    'clave',
    'password',
    'seguridad',
    'modificar',
  ],
  [
    'Configurar mis cupos',
    'Límites diarios y mensuales por cuenta',
    profile('misCupos'),
    'cupos',
    'limites diarios',
    'limite',
    'monto maximo',
    'transferencias',
  ],
  [
    'Tratamiento de datos personales',
    'Mis datos',
    profile('misDatos'),
    'datos personales',
    'privacidad',
    'consentimiento',
    'autorizacion',
    'documento',
  ],
  ['Eliminar usuario', 'Mis datos', profile('misDatos'), 'eliminar', 'borrar', 'cerrar cuenta', 'virtual'],
  [
    'Dispositivos',
    'Equipos desde los que usted ingresa',
    { to: '/configuracion/dispositivos' },
    'dispositivos',
    'equipos',
    'celular',
    'computadora',
    'navegador',
    'acceso',
  ],
  [
    'Tarjetas de crédito',
    'Bloqueo, compras y tarjetas registradas para pago',
    { to: '/configuracion/tarjetas-credito' },
    'tarjetas',
    'bloqueo',
    'bloquear',
    'compras internet',
    'exterior',
    'avances',
    'avisos',
  ],
  [
    'Favoritos',
    'Pagos que guardó para repetirlos',
    { to: '/pagos', state: { administrar: true } },
    'favoritos',
    'repetir pagos',
    'editar',
    'eliminar',
  ],
  [
    'Tecla para buscar',
    'La tecla / abre la búsqueda',
    { to: '/configuracion' },
    'buscar',
    'busqueda',
    'teclado',
    'atajo',
    'desactivar',
  ],
  [
    'Tema',
    'Claro, oscuro o el del sistema',
    { to: '/configuracion' },
    'tema',
    'oscuro',
    'modo noche',
    'apariencia',
    'colores',
  ],
  [
    'Modo sencillo',
    'Letra grande y menos palabras',
    { to: '/configuracion' },
    'sencillo',
    'letra grande',
    'accesible',
    'tamaño texto',
    'facil',
  ],
];

const help: readonly Entry[] = [
  [
    'Agencias',
    'Direcciones, horarios y teléfonos',
    { help: 'agencies' },
    'agencias',
    'horarios',
    'oficinas',
    'sucursales',
    'llamar',
    'contacto',
  ],
  ['Preguntas frecuentes', '', { help: 'questions' }, 'preguntas', 'ayuda', 'dudas', 'soporte'],
  [
    'Sugerencias',
    'Sugerencias, quejas y felicitaciones',
    { help: 'suggestions' },
    'sugerencias',
    'quejas',
    'felicitaciones',
    'reclamo',
    'opinion',
  ],
];

const fixed: readonly SearchItem[] = [...pageItems, ...settingItems, ...helpItems];
const search = createSearch(fixed, fixed);

/** What the groups of results show, and where it leads. */
const shown = (typed: string) =>
  search(typed).flatMap(({ title, found }) =>
    found.map(({ item: { name, detail, main } }) => ({ title, name, detail, main })),
  );

describe.each([
  ['Páginas', pages],
  ['Ajustes', settings],
  ['Ayuda', help],
])('screens.md «Search»: under «%s»', (title, entries) => {
  const cases = entries.flatMap(([name, detail, lead, ...words]) =>
    words.map((typed) => ({ typed, name, detail, lead })),
  );

  test.each(cases)('«$typed» finds «$name», which opens what its name says', ({ typed, name, detail, lead }) => {
    expect(shown(typed)).toContainEqual({ title, name, detail, main: { verb: '', lead } });
  });

  test('these entries, in this order', () => {
    const stand = shown('').filter((entry) => entry.title === title);
    expect(stand.map(({ name }) => name)).toEqual(entries.map(([name]) => name));
  });
});

test('screens.md «Search»: help comes before settings, and these before pages', () => {
  expect(search('').map(({ title, total }) => [title, total])).toEqual([
    ['Ayuda', help.length],
    ['Ajustes', settings.length],
    ['Páginas', pages.length],
  ]);
});

test.each([
  ['saldos', 'Mis productos'],
  ['comprobantes', 'Pagos de servicios'],
  ['hipoteca', 'Garantías'],
  ['password', 'Cambiar contraseña'],
  ['privacidad', 'Tratamiento de datos personales'],
  ['borrar', 'Eliminar usuario'],
  ['atajo', 'Tecla para buscar'],
  ['modo noche', 'Tema'],
  ['sucursales', 'Agencias'],
  ['soporte', 'Preguntas frecuentes'],
  ['reclamo', 'Sugerencias'],
])('«%s» finds «%s» and nothing else', (typed, name) => {
  expect(shown(typed).map((entry) => entry.name)).toEqual([name]);
});
