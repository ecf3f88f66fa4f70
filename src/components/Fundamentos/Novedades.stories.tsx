import styled from 'styled-components';
import { ContactSheet, SheetsNote } from '#storybook/pages/ContactSheet.tsx';
import { type KnownSheets, useContactSheets } from '#storybook/pages/contactSheets.ts';
import { news } from '#storybook/pages/news.ts';
import { titleName } from '#storybook/pages/titleName.ts';
import preview from '#storybook/preview.tsx';
import { space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { inRoom } from '../storyRoom.tsx';
import { Section, Sheet } from './sheet.ts';

type Titles = typeof news.added;

const countOf = (titles: Titles) => titles.reduce((sum, { stories }) => sum + stories.length, 0);
const situations = (count: number) => (count === 1 ? '1 situación' : `${count} situaciones`);

/** What is meant by «since»: a tag, the first of the CHANGELOG's last seven days, or nothing that can be known here. */
function sinceText({ since }: typeof news): string {
  if (since === null)
    return 'Aquí no hay historia de git que llegue a la versión anterior: no se puede decir qué situaciones son nuevas o cambiaron. Quedan las notas de CHANGELOG.md.';
  return since.isTagged
    ? `Lo que cambió en el catálogo desde la versión ${since.name}.`
    : `Todavía no hay versión publicada: lo que cambió en el catálogo en los últimos siete días de CHANGELOG.md, desde el ${dayOf(since.name)}.`;
}

/** `2026-11-27` as the bank writes a day; a heading that is no day as it stands. */
const dayOf = (heading: string) => heading.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');

/** What is different since the last version, for who designs: situations by their pictures, and the notes of who made it. */
function NewsPage() {
  const sheets = useContactSheets();
  const { since, added, changed, gone, notes } = news;
  return (
    <Sheet>
      <Section>
        <h1>Novedades</h1>
        <p>{sinceText(news)}</p>
        {since && <SheetsNote sheets={sheets} />}
      </Section>
      {since && (
        <>
          <Titled
            heading="Situaciones nuevas"
            none="Ninguna."
            titles={added}
            sheets={sheets}
            about="Antes no estaban."
          />
          <Titled
            heading="Se ven distinto"
            none="Ninguna."
            titles={changed}
            sheets={sheets}
            about="Su retrato acordado es otro que entonces: basta un píxel."
          />
          <Section aria-labelledby="retiradas">
            <h2 id="retiradas">Retiradas o con otro nombre</h2>
            {gone.length === 0 && <p>Ninguna.</p>}
            <Names>
              {gone.map(({ title, stories }) => (
                <li key={title}>
                  {titleName(title)}: {stories.map(({ name }) => name).join(' · ')}
                </li>
              ))}
            </Names>
          </Section>
        </>
      )}
      {notes.length > 0 && (
        <Section aria-labelledby="notas">
          <h2 id="notas">Notas</h2>
          <p>Como están en CHANGELOG.md, que se escribe en inglés.</p>
          {notes.map(({ heading, points }) => (
            <div key={heading}>
              <Day>{dayOf(heading)}</Day>
              <Names lang="en">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </Names>
            </div>
          ))}
        </Section>
      )}
    </Sheet>
  );
}

interface TitledProps {
  heading: string;
  about: string;
  none: string;
  titles: Titles;
  sheets: KnownSheets;
}

/** A title a line, which opens its situations: many may have changed. */
function Titled({ heading, about, none, titles, sheets }: TitledProps) {
  return (
    <Section aria-label={heading}>
      <h2>{heading}</h2>
      <p>{titles.length === 0 ? none : `${situations(countOf(titles))}. ${about}`}</p>
      <div>
        {titles.map(({ title, stories }) => (
          <Disclosure key={title} summary={`${titleName(title)} (${stories.length})`}>
            <ContactSheet sheets={sheets} stories={stories} />
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}

const meta = preview.meta({
  title: 'Inicio/Novedades',
  component: NewsPage,
  tags: ['!autodocs'],
  decorators: [inRoom],
  // What it shows changes with every commit: its pictures would.
  parameters: { controls: { disable: true }, chromatic: { disableSnapshot: true } },
});

export const Novedades = meta.story({ name: 'Novedades' });

const Day = styled.h3`
  ${type.h3}
  margin-bottom: ${space[2]};
`;

const Names = styled.ul`
  ${type.body}
  display: grid;
  gap: ${space[2]};
  max-width: 68ch;

  li {
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
`;
