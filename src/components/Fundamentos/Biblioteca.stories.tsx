import styled from 'styled-components';
import { withoutPage } from '#storybook/pages/entriesOfLibrary.ts';
import preview from '#storybook/preview.tsx';
import { inRoom } from '../storyRoom.tsx';
import { Section, Sheet, SheetTable, Token } from './sheet.ts';

/** The groups of the library's list of entries, by their names there. */
const groups = [
  ['components', 'Componentes'],
  ['parts', 'Partes'],
  ['hooks', 'Hooks'],
  ['theme', 'Tema'],
  ['rules', 'Reglas sin React'],
] as const;

/** What the library has besides the components that have a page. */
function LibraryPage() {
  return (
    <Sheet>
      <Section>
        <h1>Biblioteca</h1>
        <p>
          Lo que banca-virtual-componentes ofrece sin página propia. Lo demás está en Componentes, cada pieza con su
          página. Las descripciones son las del código, en su idioma.
        </p>
      </Section>
      {groups.map(([group, name]) => (
        <Section key={group} aria-labelledby={group}>
          <h2 id={group}>Sin página propia: {name}</h2>
          <SheetTable>
            <thead>
              <tr>
                <th scope="col">Se importa de</th>
                <th scope="col">Nombres</th>
                <th scope="col">Qué es</th>
              </tr>
            </thead>
            <tbody>
              {withoutPage[group].map(({ entry, names, says }) => (
                <tr key={entry}>
                  <th scope="row">
                    <Breaking>{entry}</Breaking>
                  </th>
                  <td>
                    <Breaking>{names.join(', ')}</Breaking>
                  </td>
                  <td lang="en">{says}</td>
                </tr>
              ))}
            </tbody>
          </SheetTable>
        </Section>
      ))}
    </Sheet>
  );
}

const Breaking = styled(Token)`
  overflow-wrap: anywhere;
`;

const meta = preview.meta({
  title: 'Inicio/Biblioteca',
  component: LibraryPage,
  tags: ['!autodocs'],
  decorators: [inRoom],
  parameters: { controls: { disable: true } },
});

// It is as long as the library's list: its picture would change with each entry.
export const Biblioteca = meta.story({ parameters: { chromatic: { disableSnapshot: true } } });
