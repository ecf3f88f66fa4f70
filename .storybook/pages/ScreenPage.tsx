import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import styled from 'styled-components';
import { color, radius } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { ContactSheet, SheetsNote } from './ContactSheet.tsx';
import { type KnownSheets, useContactSheets } from './contactSheets.ts';
import { Head, Lead, Note, Page, Path, PlainTable, Section } from './pageStyles.ts';
import { StoryLink } from './StoryLink.tsx';
import { screenTexts } from './screens.ts';
import { type Situation, situationsOf } from './situations.ts';

/**
 * The page of a screen or a journey: what it is, and each of its situations as the pictures that the run has taken of it, else as a link. It
 * draws none of them: a screen has up to a hundred, each with a bank of its own.
 */
export function ScreenPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const sheets = useContactSheets();
  const { usual, errors, other } = situationsOf(stories);
  const path = preparedMeta.title.split('/');
  const about = screenTexts[preparedMeta.title];
  return (
    <Page className="sb-unstyled">
      <Head>
        <Path>{path.slice(0, -1).join(' · ')}</Path>
        <h1>{path.at(-1)}</h1>
        {about && <Lead>{about.text}</Lead>}
        {about?.route && (
          <Note>
            Dirección en la banca: <code>{about.route}</code>
          </Note>
        )}
        <Note>{stories.length === 1 ? '1 situación' : `${stories.length} situaciones`}. Abra una para verla sola.</Note>
        <SheetsNote sheets={sheets} />
      </Head>
      {usual.length > 0 && (
        <Section aria-labelledby="usuales">
          <h2 id="usuales">Las que toda pantalla muestra</h2>
          <Situations stories={usual} sheets={sheets} />
        </Section>
      )}
      {errors.length > 0 && (
        <Section aria-labelledby="errores">
          <h2 id="errores">Respuestas de error</h2>
          <Errors rows={errors} sheets={sheets} />
        </Section>
      )}
      {other.length > 0 && (
        <Section aria-labelledby="propias">
          <h2 id="propias">{usual.length + errors.length > 0 ? 'Las propias de esta pantalla' : 'Situaciones'}</h2>
          <Situations stories={other} sheets={sheets} />
        </Section>
      )}
    </Page>
  );
}

/** As pictures where there are any; while that is not known nothing is drawn that would go away again. */
function Situations({ stories, sheets }: { stories: readonly Situation[]; sheets: KnownSheets }) {
  if (sheets === undefined) return null;
  if (sheets === null) return <Links stories={stories} />;
  return <ContactSheet sheets={sheets} stories={stories} />;
}

function Links({ stories }: { stories: readonly Situation[] }) {
  return (
    <List>
      {stories.map(({ id, name }) => (
        <li key={id}>
          <StoryLink id={id}>{name}</StoryLink>
        </li>
      ))}
    </List>
  );
}

interface ErrorsProps {
  rows: ReturnType<typeof situationsOf>['errors'];
  sheets: KnownSheets;
}

function Errors({ rows, sheets }: ErrorsProps) {
  if (sheets === undefined) return null;
  if (sheets !== null)
    return rows.map(({ code, text, stories }) => (
      <Answer key={code}>
        <h3>
          <Code>{code}</Code> {text}
        </h3>
        <ContactSheet sheets={sheets} stories={stories} />
      </Answer>
    ));
  return (
    <Scroll role="group" aria-label="Respuestas de error" tabIndex={0}>
      <PlainTable>
        <thead>
          <tr>
            <th scope="col">Código</th>
            <th scope="col">Lo que lee el socio</th>
            <th scope="col">Situaciones</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, text, stories }) => (
            <tr key={code}>
              <th scope="row">
                <Code>{code}</Code>
              </th>
              <td>{text}</td>
              <td>
                {stories.map(({ id, name }) => (
                  <div key={id}>
                    <StoryLink id={id}>{name}</StoryLink>
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Scroll>
  );
}

const List = styled.ul`
  columns: 18rem;
  column-gap: 32px;
  padding: 8px 20px;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};

  li {
    ${type.body}
    padding: 8px 0;
    break-inside: avoid;
  }
`;

const Answer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  h3 {
    ${type.h3}
    text-wrap: pretty;
  }
`;

const Code = styled.code`
  white-space: nowrap;
`;

const Scroll = styled.div`
  overflow-x: auto;
`;
