import { useState } from 'react';
import styled from 'styled-components';
import { Chips } from '#components/Chips/Chips.tsx';
import { Disclosure } from '#components/Disclosure/Disclosure.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { matches } from '#domain/search.ts';
import { space } from '#theme/tokens.ts';
import { HelpDialog } from './HelpDialog.tsx';
import { HelpList } from './HelpList.tsx';
import { useQuestions } from './useQuestions.ts';

export interface PreguntasFrecuentesProps {
  /** What stands in their search at first; the question that is just this is open. */
  search?: string;
  onClose: () => void;
}

/** Frequent questions with a search and the server's own categories (copy.md «Sugerencias / ayuda»). */
export function PreguntasFrecuentes({ search = '', onClose }: PreguntasFrecuentesProps) {
  return (
    <HelpDialog title="Preguntas frecuentes" width={640} onClose={onClose}>
      <Questions sought={search} />
    </HelpDialog>
  );
}

/** All categories together; no category of the server can be called so. */
const ALL = '';

function Questions({ sought }: { sought: string }) {
  const { data, error, isRetrying, retry } = useQuestions();
  const [search, setSearch] = useState(sought);
  const [category, setCategory] = useState(ALL);
  const categories = [...new Set((data ?? []).flatMap(({ categoria }) => (categoria ? [categoria] : [])))];
  const shown = (data ?? []).filter(
    ({ pregunta, respuesta, categoria }) =>
      (category === ALL || categoria === category) && matches(search, pregunta, respuesta),
  );
  return (
    <>
      <Filters>
        <SearchField label="Buscar" value={search} onChange={setSearch} />
        {categories.length > 1 && (
          <Categories>
            <Chips
              label="Categoría"
              oneRow
              value={category}
              onChange={setCategory}
              options={[{ value: ALL, label: 'Todas' }, ...categories.map((name) => ({ value: name, label: name }))]}
            />
          </Categories>
        )}
      </Filters>
      <HelpList
        items={data}
        error={error}
        isRetrying={isRetrying}
        onRetry={retry}
        loading="Cargando las preguntas"
        count={(howMany) => (howMany === 1 ? '1 pregunta' : `${howMany} preguntas`)}
        shown={shown}
        nameOf={({ pregunta }) => pregunta}
      >
        {({ pregunta, respuesta }, key) => (
          <li key={key}>
            <Disclosure
              summary={pregunta}
              group="preguntas-frecuentes"
              beginsOpen={pregunta === sought && search === sought}
            >
              {respuesta}
            </Disclosure>
          </li>
        )}
      </HelpList>
    </>
  );
}

const Filters = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-bottom: ${space[2]};
`;

/** A dialog is no page's column: on phones it is one as wide as itself, and the row of filters reaches over its padding. */
const Categories = styled.div`
  --main-padding: ${space[5]};

  container: main / inline-size;
  margin-inline: calc(-1 * var(--main-padding));

  > fieldset {
    margin-inline: var(--main-padding);
  }
`;
