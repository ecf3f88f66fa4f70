import { Source, useOf } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import styled from 'styled-components';
import { color, media, radius, space } from '#theme/tokens.ts';
import { type ComponentProp, statusOf } from './componentProps.ts';
import { Anchor, Note, PlainTable, Section } from './pageStyles.ts';
import { sources } from './sources.ts';

/** A component for who writes with it: its status, import line, an example, its properties and its own code. */
export function CodePart({ story }: { story: PreparedStory }) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const source = sources[preparedMeta.title];
  const props = source?.props ?? [];
  return (
    <Section aria-labelledby="codigo">
      <h2 id="codigo">Código</h2>
      <Facts>
        <dt>Estado</dt>
        <dd>{statusOf(preparedMeta.tags)}</dd>
        {source && (
          <>
            <dt>Se importa</dt>
            <dd>
              {source.importLines.map((line) => (
                <div key={line}>
                  <code>{line}</code>
                </div>
              ))}
            </dd>
            <dt>Fuente</dt>
            <dd>
              <Anchor href={`./codigo/${source.file}.txt`} target="_blank" rel="noreferrer">
                {source.file}
              </Anchor>
            </dd>
          </>
        )}
      </Facts>
      {source && (
        <>
          <h3>Ejemplo: «{story.name}»</h3>
          <Example>
            <Source code={source.example} language="tsx" />
          </Example>
        </>
      )}
      {props.length > 0 && (
        <>
          <h3>Propiedades</h3>
          <Note>Las descripciones son las del código, en su idioma.</Note>
          <Properties props={props} />
        </>
      )}
    </Section>
  );
}

function Properties({ props }: { props: readonly ComponentProp[] }) {
  return (
    <Scrolled tabIndex={0} role="group" aria-label="Propiedades">
      <PlainTable>
        <thead>
          <tr>
            <th scope="col">Nombre</th>
            <th scope="col">Tipo</th>
            <th scope="col">Por omisión</th>
            <th scope="col">Qué es</th>
          </tr>
        </thead>
        <tbody>
          {props.map(({ name, type, required, byDefault, says }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <code>{type}</code>
              </td>
              <td>{required ? 'Obligatoria' : byDefault === '' ? '—' : <code>{byDefault}</code>}</td>
              <td lang="en">{says}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Scrolled>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space[2]} ${space[6]};

  dt {
    color: ${color.textSecondary};
  }

  dd {
    margin: 0;
  }

  ${media.belowMenu} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[1]};

    dd + dt {
      margin-top: ${space[2]};
    }
  }
`;

const Example = styled.div`
  overflow: hidden;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};

  && .docblock-source {
    margin: 0;
    border: 0;
    box-shadow: none;
  }
`;

const Scrolled = styled.div`
  overflow-x: auto;

  th,
  td {
    min-width: 8rem;
  }

  td:last-child {
    min-width: 16rem;
  }
`;
