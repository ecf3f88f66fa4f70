import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { libraryEntries } from '../../scripts/library/rooms.ts';
import { statusTag } from '../tags.ts';
import { readTitles } from './catalogueIndex.ts';
import { exampleOf } from './componentExample.ts';
import { statusOf } from './componentProps.ts';
import { readSources, sourceOf } from './componentSources.ts';
import { readApis } from './componentTypes.ts';
import type { Guide } from './guide.ts';
import { namesWithoutMeaning } from './testExamples.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the code part of a component’s page', () => {
  const sources = readSources();

  it('has for each title of «Componentes» a file that is there, imports that the library has, and an example', () => {
    const entries = new Set(Object.keys(libraryEntries(root)));
    const titles = readTitles().filter(({ title }) => title.startsWith('Componentes/'));
    expect(Object.keys(sources).sort()).toEqual(titles.map(({ title }) => title).sort());
    for (const [title, { file, importLines }] of Object.entries(sources)) {
      expect(existsSync(`${root}${file}`), title).toBe(true);
      expect(importLines.length, title).toBeGreaterThan(0);
      for (const line of importLines) {
        const [, entry = ''] = /'banca-virtual-componentes\/(.+)'/.exec(line) ?? [];
        expect(entries, title).toContain(entry);
      }
    }
  });

  it.each([
    ['Acciones/Botón', ["import { Button } from 'banca-virtual-componentes/components/Button/Button';"]],
    [
      'Navegación/Enlace de regreso',
      ["import { BackLink, BackLinkLabel } from 'banca-virtual-componentes/components/BackLink/BackLink';"],
    ],
    [
      'Diálogos/Diálogos como promesas',
      [
        "import { DialogProvider, useDialogs } from 'banca-virtual-componentes/components/Dialog/DialogProvider';",
        "import { useConfirm } from 'banca-virtual-componentes/components/Dialog/ConfirmDialog';",
      ],
    ],
    [
      'Avisos y espera/Mensajes emergentes',
      [
        "import { ToastProvider, useOptionalToast, useToast } from 'banca-virtual-componentes/components/Toast/ToastProvider';",
        "import { createToastQueue } from 'banca-virtual-componentes/components/Toast/toastQueue';",
      ],
    ],
    [
      'Acciones/Descargar PDF',
      ["import { usePdfDownload } from 'banca-virtual-componentes/components/PdfDocument/usePdfDownload';"],
    ],
  ])('%s is imported by what one writes, its hooks included', (title, lines) => {
    expect(sources[`Componentes/${title}`]?.importLines).toEqual(lines);
  });

  it('an example can be copied: it is TypeScript, brings every name that it goes by, and has no tool of the tests', () => {
    const examples = Object.fromEntries(Object.entries(sources).map(([title, { example }]) => [title, example]));
    expect(namesWithoutMeaning(examples)).toEqual([]);
    expect(Object.entries(examples).filter(([, code]) => /storybook\/test|\bmeta\.|preview\./.test(code))).toEqual([]);
  });

  it('an example takes everything from the library’s entries and the packages that come with it', () => {
    const entries = new Set(Object.keys(libraryEntries(root)).map((entry) => `banca-virtual-componentes/${entry}`));
    const known = new Set([...entries, 'react', 'styled-components', 'lucide-react']);
    const strange = Object.entries(sources).flatMap(([title, { example }]) =>
      [...example.matchAll(/ from '([^']+)';$/gm)].flatMap(([, from = '']) =>
        known.has(from) ? [] : [`${title}: ${from}`],
      ),
    );
    expect(strange).toEqual([]);
  });

  it('of the messages that pop up the example has the provider, the queue and the hook', () => {
    const code = sources['Componentes/Avisos y espera/Mensajes emergentes']?.example;
    expect(code).toContain('<ToastProvider queue={queue}>');
    expect(code).toContain('createToastQueue()');
    expect(code).toContain('useToast()');
  });

  it('shows none of the library’s where a story shows nothing of it', () => {
    expect(sourceOf("preview.meta({ title: 'x' });", 'src/flows/x.stories.tsx')).toBeNull();
    const other =
      "import { screen } from 'storybook/test';\nconst meta = preview.meta({ title: 'x', component: screen });";
    expect(sourceOf(other, 'src/flows/x.stories.tsx')).toBeNull();
  });

  const apis = readApis(sources);
  const apiOf = (title: string) => apis[`Componentes/${title}`];
  const propOf = (title: string, name: string) => apiOf(title)?.props.find((prop) => prop.name === name);

  it('has the properties of a component, the required ones first, choices written out', () => {
    expect(apiOf('Acciones/Botón')?.props[0]).toMatchObject({
      name: 'children',
      type: 'ReactNode',
      required: true,
    });
    expect(propOf('Acciones/Botón', 'variant')).toMatchObject({
      type: "'primary' | 'secondary' | 'ghost' | 'danger' | 'dangerSoft'",
      required: false,
      byDefault: "'primary'",
    });
  });

  it.each(['Campo de texto', 'Campo de valor', 'Campo del valor de una operación', 'Campo de contraseña'])(
    'has of «%s» also what comes from the field that all of them are, and nothing of the page’s own element',
    (field) => {
      const names = apiOf(`Formularios/${field}`)?.props.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['label', 'help', 'error']));
      expect(names).not.toContain('onKeyDown');
    },
  );

  it('a default is told by its value, not by the name of a constant', () => {
    expect(propOf('Diálogos/Diálogo', 'width')?.byDefault).toBe('520');
  });

  it('says which element a component takes everything else of, with what forms need', () => {
    const select = apiOf('Formularios/Campo de selección')?.element;
    expect(select).toMatchObject({ tag: 'select', takesRef: true });
    expect(select?.props.map(({ name }) => name)).toEqual(['defaultValue', 'value', 'onChange', 'name', 'disabled']);
    expect(apiOf('Formularios/Casilla')?.element?.props.map(({ name }) => name)).toContain('checked');
    expect(apiOf('Acciones/Botón de texto')?.element?.props).toContainEqual(
      expect.objectContaining({ name: 'children', type: 'ReactNode' }),
    );
    expect(apiOf('Imágenes/Avatar')?.element).toBeNull();
  });

  it('has the properties of a styled block, and the parameters of a hook', () => {
    expect(apiOf('Avisos y espera/Esqueleto')?.props.map(({ name }) => name)).toEqual(['$width', '$height', '$radius']);
    expect(apiOf('Avisos y espera/Esqueleto')?.element).toMatchObject({ tag: 'span' });
    expect(apiOf('Acciones/Descargar PDF')?.props).toMatchObject([
      { type: '() => Promise<PdfMaker>', required: false },
    ]);
  });

  it.each([
    ['Formularios/Selector de cuenta', 'AccountSelectorState'],
    ['Diálogos/Visor de documentos', 'DocumentState'],
    ['Formularios/Tarjetas de opción', 'RadioCard'],
    ['Diálogos/Código de confirmación (PIN)', 'PinInfo'],
    ['Formularios/Campo de texto', 'CharacterCount'],
  ])('of %s also shows the type %s that a property names', (title, name) => {
    expect(apiOf(title)?.types).toContainEqual({ name, code: expect.stringContaining(name) as string });
  });

  it('a choice of words is told in the table, and not again as a type', () => {
    expect(apiOf('Acciones/Botón')?.types.map(({ name }) => name)).not.toContain('ButtonVariant');
  });

  it('says of each component with properties what they are, without a word of papers', () => {
    const all = Object.entries(apis).flatMap(([title, { props }]) =>
      props.map(({ name, says }) => ({ title, name, says })),
    );
    expect(all.filter(({ says }) => /§|\b[A-Z]-\d/.test(says))).toEqual([]);
    expect(all.length).toBeGreaterThan(200);
  });

  it('each property is told what it is, by the guide or by the code, and a guide tells of no other', async () => {
    const mute: string[] = [];
    const unknown: string[] = [];
    for (const [title, { stories }] of Object.entries(sources)) {
      const { guide } = (await import(`${root}${stories.replace('.stories.tsx', '.guide.ts')}`)) as { guide: Guide };
      const props = apis[title]?.props ?? [];
      const texts = guide.props ?? {};
      mute.push(...props.filter(({ name, says }) => !(texts[name] ?? says)).map(({ name }) => `${title}: ${name}`));
      const names = new Set(props.map(({ name }) => name));
      unknown.push(...Object.keys(texts).flatMap((name) => (names.has(name) ? [] : [`${title}: ${name}`])));
    }
    expect(mute, 'falta decir qué es').toEqual([]);
    expect(unknown, 'la guía habla de propiedades que no hay').toEqual([]);
  });

  it.each([
    [['autodocs'], 'Estable'],
    [[statusTag('nuevo')], 'Nuevo'],
    [[statusTag('propuesta'), statusTag('nuevo')], 'Propuesta'],
  ])('%j is «%s»', (tags, status) => {
    expect(statusOf(tags)).toBe(status);
  });
});

describe('an example by the text of its stories’ file', () => {
  const head = [
    "import { Send, X } from 'lucide-react';",
    "import { fn } from 'storybook/test';",
    "import { Icon } from '../Icon/Icon.tsx';",
    "import { Button } from './Button.tsx';",
  ].join('\n');
  const codeOf = (text: string) => exampleOf(`${head}\n${text}`, 'Una', (from) => `<${from}>`)?.code;

  it('has icons and what it is made of by their names, a spy as a handler, and what a story says last', () => {
    expect(
      codeOf(`
const usual = { children: 'Guardar', onClick: fn() };
const sendIcon = <Icon icon={Send} />;
const meta = preview.meta({ component: Button, args: usual });
export const Otra = meta.story({ args: { loading: true, icon: <X /> } });
export const Una = Otra.extend({ args: { icon: sendIcon, onHold: fn((way: string) => way) } });`),
    ).toBe(`import { Send } from '<lucide-react>';
import { Icon } from '<../Icon/Icon.tsx>';
import { Button } from '<./Button.tsx>';

const sendIcon = <Icon icon={Send} />;

<Button onClick={() => undefined} loading icon={sendIcon} onHold={(way: string) => way}>
  Guardar
</Button>`);
  });

  it('puts what a story gives into what its own render draws, a Set and an element on more lines included', () => {
    expect(
      codeOf(`
function Living(props) {
  return <Button {...props} />;
}
const meta = preview.meta({
  component: Button,
  args: {
    values: new Set(['1']),
    aside: (
      <>
        <Icon icon={X} />
        $184,85
      </>
    ),
  },
  render: ({ children, ...args }) => (
    <p>
      <Living {...args} title={children} />
    </p>
  ),
});
export const Una = meta.story({ args: { children: 'Dos' } });`),
    ).toBe(`import { X } from '<lucide-react>';
import { Icon } from '<../Icon/Icon.tsx>';
import { Button } from '<./Button.tsx>';

function Living(props) {
  return <Button {...props} />;
}

<p>
  <Living
    values={new Set(['1'])}
    aside={
      <>
        <Icon icon={X} />
        $184,85
      </>
    }
    title={'Dos'}
  />
</p>`);
  });

  it('is none of a story that the file does not have', () => {
    expect(codeOf('const meta = preview.meta({ component: Button });')).toBeUndefined();
  });
});
