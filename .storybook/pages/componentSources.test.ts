import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { libraryEntries } from '../../scripts/library/rooms.ts';
import { statusTag } from '../tags.ts';
import { readTitles } from './catalogueIndex.ts';
import { exampleOf } from './componentExample.ts';
import { statusOf } from './componentProps.ts';
import { readSources, sourceOf } from './componentSources.ts';
import { readProps } from './componentTypes.ts';
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
        "import { ToastProvider, useToast } from 'banca-virtual-componentes/components/Toast/ToastProvider';",
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

  it('shows none of the library’s where a story shows nothing of it', () => {
    expect(sourceOf("preview.meta({ title: 'x' });", 'src/flows/x.stories.tsx')).toBeNull();
    const other =
      "import { screen } from 'storybook/test';\nconst meta = preview.meta({ title: 'x', component: screen });";
    expect(sourceOf(other, 'src/flows/x.stories.tsx')).toBeNull();
  });

  const props = readProps(sources);
  const propOf = (title: string, name: string) => props[`Componentes/${title}`]?.find((prop) => prop.name === name);

  it('has the properties of a component, the required ones first, choices written out', () => {
    expect(props['Componentes/Acciones/Botón']?.[0]).toMatchObject({
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
      const names = props[`Componentes/Formularios/${field}`]?.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['label', 'help', 'error']));
      expect(names).not.toContain('onKeyDown');
    },
  );

  it('says of each component with properties what they are, without a word of papers', () => {
    const all = Object.entries(props).flatMap(([title, own]) => own.map(({ name, says }) => ({ title, name, says })));
    expect(all.filter(({ says }) => /§|\b[A-Z]-\d/.test(says))).toEqual([]);
    expect(all.filter(({ says }) => says !== '').length).toBeGreaterThan(100);
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
