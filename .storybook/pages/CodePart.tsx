import { Source, useOf } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import styled from 'styled-components';
import { color, media, radius, space } from '#theme/tokens.ts';
import { type ComponentProp, statusOf } from './componentProps.ts';
import type { ShownSource } from './componentSources.ts';
import type { Guide } from './guide.ts';
import { Anchor, Note, PlainTable, Section } from './pageStyles.ts';
import { sources } from './sources.ts';

/** A component for who writes with it: its status, import line, an example, its properties and its own code. */
export function CodePart({ story }: { story: PreparedStory }) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const source = sources[preparedMeta.title];
  const guide = preparedMeta.parameters.guide as Guide | undefined;
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
          <h3>{source.isOfStory ? `Ejemplo: «${story.name}»` : 'Ejemplo'}</h3>
          <Example>
            <Source code={source.example} language="tsx" />
          </Example>
        </>
      )}
      {source && (source.props.length > 0 || source.element) && (
        <>
          <h3>{nameOfProps(source)}</h3>
          <Properties source={source} texts={guide?.props ?? {}} />
        </>
      )}
      {source && source.types.length > 0 && (
        <>
          <h3>Tipos</h3>
          <Note>Los que nombran las propiedades, con las palabras del código, en su idioma.</Note>
          <Example>
            <Source code={source.types.map(({ code }) => code).join('\n\n')} language="tsx" />
          </Example>
        </>
      )}
    </Section>
  );
}

/** A hook has parameters, a component properties. */
const nameOfProps = ({ component }: ShownSource): string => (component === '' ? 'Parámetros' : 'Propiedades');

interface PropertiesProps {
  source: ShownSource;
  /** What the guide says of them, by their names. */
  texts: NonNullable<Guide['props']>;
}

function Properties({ source, texts }: PropertiesProps) {
  const { props, element } = source;
  return (
    <Scrolled tabIndex={0} role="group" aria-label={nameOfProps(source)}>
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
          {props.map((prop) => (
            <PropertyRow key={prop.name} prop={prop} text={texts[prop.name]} />
          ))}
          {element?.props.map((prop) => (
            <PropertyRow key={prop.name} prop={prop} text={prop.says} />
          ))}
          {element && (
            <tr>
              <td colSpan={4}>
                {props.length + element.props.length > 0 ? 'Además, todo lo de ' : 'Todo lo de '}
                <code>{`<${element.tag}>`}</code>
                {element.takesRef && (
                  <>
                    {' '}
                    y su <code>ref</code>
                  </>
                )}
                .
              </td>
            </tr>
          )}
        </tbody>
      </PlainTable>
    </Scrolled>
  );
}

/** @param text in Spanish; without one the code's own words stand there, in their language */
function PropertyRow({ prop, text }: { prop: ComponentProp; text: string | undefined }) {
  const { name, type, required, byDefault, says } = prop;
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>
        <code>{type}</code>
      </td>
      <td>{required ? 'Obligatoria' : byDefault === '' ? '—' : <code>{byDefault}</code>}</td>
      <td lang={text === undefined ? 'en' : undefined}>{text ?? says}</td>
    </tr>
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
