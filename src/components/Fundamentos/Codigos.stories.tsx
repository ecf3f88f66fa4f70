import { useState } from 'react';
import styled from 'styled-components';
import { type ErrorCode, errorCodes } from '#domain/errorCodes.ts';
import { matches } from '#domain/search.ts';
import { ContactSheet, SheetsNote } from '#storybook/pages/ContactSheet.tsx';
import { codes } from '#storybook/pages/codes.ts';
import { type KnownSheets, useContactSheets } from '#storybook/pages/contactSheets.ts';
import { titleName } from '#storybook/pages/titleName.ts';
import preview from '#storybook/preview.tsx';
import { color, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Badge } from '../Badge/Badge.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { inRoom } from '../storyRoom.tsx';
import { Section, Sheet } from './sheet.ts';

type Row = (typeof codes)[number];
type Shown = Row['calls'][number]['stories'][number];

/** How a story shows a code, where it is not by the words that came with it. */
const TELLINGS = {
  text: undefined,
  ownWords: 'Lo dice con sus palabras.',
  silence: 'Calla: sigue con lo que tiene.',
} as const;

const entryOf = (code: string) => errorCodes[code as ErrorCode];
const isReserved = (code: string) => 'reserved' in entryOf(code);

/** A code is found by itself, by what the member reads, by the call that answers it and by the screen that shows it. */
const isFound = ({ code, calls }: Row, search: string) =>
  matches(
    search,
    code,
    entryOf(code).text,
    ...calls.flatMap(({ call, stories }) => [call, ...stories.map(({ title }) => titleName(title))]),
  );

/** Every error code with the calls that answer it and, of each, what the member sees of it where: by the record of what ran. */
function CodesPage() {
  const [search, setSearch] = useState('');
  const sheets = useContactSheets();
  const found = codes.filter((row) => isFound(row, search));
  return (
    <Sheet>
      <Section>
        <h1>Códigos</h1>
        <p>
          Cada código de error con las llamadas que lo responden y las pantallas en las que se vio. Una situación está
          aquí porque, al pasarla, esa llamada respondió ese código y se leyó lo que la pantalla dice de él.
        </p>
        <SheetsNote sheets={sheets} />
        <SearchField label="Buscar código, texto, llamada o pantalla" value={search} onChange={setSearch} />
        <p role="status">{found.length === 1 ? '1 código' : `${found.length} códigos`}</p>
      </Section>
      {found.map((row) => (
        <CodeSection key={row.code} row={row} sheets={sheets} />
      ))}
    </Sheet>
  );
}

function CodeSection({ row: { code, calls }, sheets }: { row: Row; sheets: KnownSheets }) {
  const { text, origin } = entryOf(code);
  return (
    <Section aria-labelledby={`codigo${code}`}>
      <h2 id={`codigo${code}`}>
        <Code>{code}</Code> {text}
      </h2>
      <Marks>
        <Badge tone={origin === 'specification' ? 'ok' : 'info'}>
          {origin === 'specification' ? 'Especificación' : 'Propuesta'}
        </Badge>
      </Marks>
      {calls.length === 0 && (
        <p>{isReserved(code) ? 'Reservado: nadie lo responde todavía.' : 'Ninguna situación lo muestra.'}</p>
      )}
      {calls.map(({ call, stories }) => (
        <Call key={call}>
          <h3>{call}</h3>
          <ContactSheet sheets={sheets} stories={stories.map(listed)} />
        </Call>
      ))}
    </Section>
  );
}

const listed = ({ id, title, name, as }: Shown) => ({
  id,
  name: `${titleName(title)}: ${name}`,
  note: TELLINGS[as],
});

const meta = preview.meta({
  title: 'Inicio/Códigos',
  component: CodesPage,
  tags: ['!autodocs'],
  decorators: [inRoom],
  // What it shows changes with every run: its pictures would.
  parameters: { controls: { disable: true }, chromatic: { disableSnapshot: true } },
});

export const Codigos = meta.story({ name: 'Códigos' });

const Code = styled.code`
  font-family: var(--code-family);
`;

const Marks = styled.div`
  display: flex;
  gap: ${space[2]};
`;

const Call = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  h3 {
    ${type.label}
    color: ${color.textSecondary};
    overflow-wrap: anywhere;
  }
`;
