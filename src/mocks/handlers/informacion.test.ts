import { describe, expect, it } from 'vitest';
import * as credenciales from '#api/contract/credenciales.ts';
import * as informacion from '#api/contract/informacion.ts';
import * as marketing from '#api/contract/marketing.ts';
import { startEachTestAtTheBank } from '#testing/handlerWorld.ts';

const { demo, call } = startEachTestAtTheBank();

describe('information before signing in (B.2)', () => {
  it('has the agencies of demo-bank.md C.1', async () => {
    const { data } = await call(informacion.agencias);
    const agencies = data as { nombre: string; horario: string; telefono: string }[];
    expect(agencies.map(({ nombre }) => nombre)).toEqual([
      'Matriz Centro',
      'El Vergel',
      'Azogues',
      'Gualaceo',
      'Macas',
    ]);
    for (const { horario, telefono } of agencies)
      expect([horario, telefono]).toEqual(['Lunes a viernes 08:30 a 17:00', '1800 000 000']);
  });

  it('has frequent questions of four categories, first those of the picture', async () => {
    const { data } = await call(informacion.preguntas);
    const questions = data as { pregunta: string; categoria: string }[];
    expect(questions.length).toBeGreaterThanOrEqual(8);
    expect(questions.slice(0, 5).map(({ pregunta }) => pregunta)).toEqual([
      '¿Qué hago si olvidé mi contraseña?',
      '¿Dónde veo el código de confirmación?',
      '¿Cuánto tarda una transferencia a otra institución?',
      '¿Puedo anular una recarga?',
      '¿Cómo cambio mis cupos?',
    ]);
    // In the order in which they first come, as a filter would list them.
    const categories = new Set(questions.map(({ categoria }) => categoria));
    expect([...categories]).toEqual(['Ingreso', 'Transferencias', 'Pagos', 'Seguridad']);
  });

  it('has security questions that fit in one line', async () => {
    const { data } = await call(credenciales.preguntas);
    const questions = data as { codigo: string; descripcion: string }[];
    expect(questions.length).toBeGreaterThanOrEqual(8);
    for (const { descripcion } of questions) expect(descripcion).toMatch(/^¿.{5,32}\?$/);
  });
});

describe('suggestions (B.2 informacion/insertar/sugerencias)', () => {
  const form = { nombre: 'Ana Lucía', correo: 'ana@example.com', tipo: 'QUEJA', mensaje: 'Hace frío en la agencia.' };
  const send = (change: object) => call(informacion.insertarSugerencia, { body: { ...form, ...change } });

  it('are kept whole, blanks off, and numbered', async () => {
    expect((await send({ nombre: ' Ana Lucía ', correo: ' ana@example.com ' })).data).toEqual({
      numeroTramite: '10482',
    });
    expect((await send({ tipo: 'SUGERENCIA' })).data).toEqual({ numeroTramite: '10483' });
    expect(demo.bank.state.suggestions).toEqual([
      { ...form, numeroTramite: '10482' },
      { ...form, tipo: 'SUGERENCIA', numeroTramite: '10483' },
    ]);
  });

  it.each([
    ['a message of 500 letters', { mensaje: 'ñ'.repeat(500) }],
    ['a message of 250 emoji', { mensaje: '🏔'.repeat(250) }],
    ['a name of 200 emoji', { nombre: '🏔'.repeat(200) }],
  ])('take %s', async (_, change) => {
    expect((await send(change)).ok).toBe(true);
  });

  it.each([
    ['a message of blanks', { mensaje: '   ' }],
    ['a message of 501 letters', { mensaje: 'ñ'.repeat(501) }],
    ['a name of blanks', { nombre: ' ' }],
    ['a name of 201 letters', { nombre: 'ñ'.repeat(201) }],
    ['no address', { correo: 'ana' }],
    ['another kind', { tipo: 'OTRO' }],
  ])('are malformed with %s', async (_, change) => {
    const { status, codes } = await send(change);
    expect([status, codes]).toEqual([400, ['-9999-00-02']]);
    expect(demo.bank.state.suggestions).toEqual([]);
  });
});

describe('marketing (B.2)', () => {
  const pictures = (id: string) => call(marketing.imagenes, { params: { id } });

  it('has one picture beside the sign-in form: an SVG that brings nothing from outside', async () => {
    const { data } = await pictures('1');
    const [picture, ...others] = data as { imagen: string }[];
    expect(others).toEqual([]);
    expect(picture).toEqual({
      imagen: expect.any(String) as string,
      tipoContenido: 'image/svg+xml',
      textoAlternativo: 'Laguna andina al amanecer, con la montaña nevada al fondo.',
    });
    const svg = atob(picture?.imagen ?? '');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="640" height="500".*<\/svg>$/);
    expect(svg).not.toMatch(/<(text|script|style|image|foreignObject)|stroke|href="(?!#)/);
  });

  it.each(['2', '3'])('has none for %s', async (id) => {
    expect((await pictures(id)).data).toEqual([]);
  });

  it.each(['0', '4', 'uno', '__proto__', '01'])('does not know %s (-9999-00-02)', async (id) => {
    const { status, codes } = await pictures(id);
    expect([status, codes]).toEqual([400, ['-9999-00-02']]);
  });
});
