import { Controls, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { sanitize, storyNameFromExport } from 'storybook/internal/csf';
import styled from 'styled-components';
import { Anatomy } from './Anatomy.tsx';
import { CodePart } from './CodePart.tsx';
import { ContactSheet, SheetsNote } from './ContactSheet.tsx';
import { useContactSheets } from './contactSheets.ts';
import { Advice, Keyboard } from './GuideParts.tsx';
import type { Guide } from './guide.ts';
import { needsFrame } from './needsFrame.ts';
import { Head, Lead, Note, Page, Path, Section } from './pageStyles.ts';
import { plainControls } from './plainControls.ts';
import { StoryCard } from './StoryCard.tsx';

import { titleName } from './titleName.ts';

/** A component for who designs with it: when to use it, its parts, what to do and not, the keyboard, its code, and every situation. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const sheets = useContactSheets();
  const guide = preparedMeta.parameters.guide as Guide | undefined;
  const named = guide?.story && `--${sanitize(storyNameFromExport(guide.story))}`;
  const drawn = stories.find(({ id }) => named && id.endsWith(named)) ?? stories[0];
  const controls = drawn && !needsFrame(drawn) ? plainControls(drawn) : [];
  return (
    <Page className="sb-unstyled">
      <Head>
        <Path>{preparedMeta.title.split('/').slice(0, -1).join(' · ')}</Path>
        <h1>{titleName(preparedMeta.title)}</h1>
        {guide && <Lead>{guide.use}</Lead>}
      </Head>
      {guide && drawn && (
        <Section aria-labelledby="anatomia">
          <h2 id="anatomia">Anatomía</h2>
          <Anatomy story={drawn} parts={guide.anatomy} />
        </Section>
      )}
      {guide && (
        <Section aria-labelledby="uso">
          <h2 id="uso">Uso</h2>
          <Advice guide={guide} />
        </Section>
      )}
      {guide?.keyboard && (
        <Section aria-labelledby="teclado">
          <h2 id="teclado">Teclado</h2>
          <Keyboard keys={guide.keyboard} />
        </Section>
      )}
      {drawn && controls.length > 0 && (
        <Section aria-labelledby="pruebelo">
          <h2 id="pruebelo">Pruébelo</h2>
          <Note>
            Cambie un valor: el dibujo de la anatomía lo muestra al momento. Lo que solo oye el lector de pantalla no se
            ve.
          </Note>
          <ControlTable>
            <Controls of={drawn.moduleExport as unknown} include={controls} />
          </ControlTable>
        </Section>
      )}
      {drawn && <CodePart story={drawn} />}
      {sheets && (
        <Section aria-labelledby="vistazo">
          <h2 id="vistazo">De un vistazo</h2>
          <SheetsNote sheets={sheets} />
          <ContactSheet sheets={sheets} stories={stories} />
        </Section>
      )}
      <Section aria-labelledby="situaciones">
        <h2 id="situaciones">Situaciones</h2>
        <Cards>
          {stories.map((story) => (
            <StoryCard key={story.id} story={story} />
          ))}
        </Cards>
      </Section>
    </Page>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
`;

/**
 * Storybook's own table, without its head, which is English, and without the column of descriptions: those are the code's, in the code's language.
 * What is left says what it is: each row a name and its control.
 */
const ControlTable = styled.div`
  overflow-x: auto;
  padding-inline: 2px;

  thead,
  td:nth-child(2),
  td:nth-child(3) {
    display: none;
  }
`;
