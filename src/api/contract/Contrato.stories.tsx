import { useState } from 'react';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { Badge } from '#components/Badge/Badge.tsx';
import { Disclosure } from '#components/Disclosure/Disclosure.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { type ErrorCode, errorCodes } from '#domain/errorCodes.ts';
import { matches } from '#domain/search.ts';
import preview from '#storybook/preview.tsx';
import { color, fontWeight, media, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { contract } from './all.ts';
import { type AnyEndpoint, GENERAL_CODES } from './endpoint.ts';
import { type FieldRow, fieldRows } from './fieldRows.ts';

/** Every call, as the program itself has it: what is sent, what comes back, who words it, and which codes it can answer. */
function ContractPage() {
  const [search, setSearch] = useState('');
  const found = contract.filter((call) => matches(search, call.path, call.summary, call.codes.join(' ')));
  const areas = [...new Set(found.map(areaOf))];
  return (
    <Page>
      <h1>Contrato</h1>
      <p>
        {contract.length} llamadas, {contract.filter(({ origin }) => origin === 'specification').length} de la
        especificación. Se lee de los mismos datos con los que el programa llama, comprueba y simula.
      </p>
      <section aria-label="Códigos generales">
        <h2>Lo que cualquier llamada puede responder</h2>
        <Codes codes={GENERAL_CODES} />
      </section>
      <SearchField label="Buscar llamada o código" value={search} onChange={setSearch} />
      <p role="status">{found.length === 1 ? '1 llamada' : `${found.length} llamadas`}</p>
      {areas.map((area) => (
        <section key={area} aria-label={area}>
          <h2>{area}</h2>
          {found
            .filter((call) => areaOf(call) === area)
            .map((call) => (
              <Call key={call.id} call={call} />
            ))}
        </section>
      ))}
    </Page>
  );
}

const areaOf = ({ id }: AnyEndpoint) => id.split('.')[0] ?? '';

function Call({ call }: { call: AnyEndpoint }) {
  const { method, path, summary, origin, answerOrigin, authenticated, changesState, codes } = call;
  const rows = fieldRows(call);
  return (
    <Article>
      <h3>
        <code>
          {method} {path}
        </code>
      </h3>
      <p>{summary}</p>
      <Marks>
        <Badge tone={origin === 'specification' ? 'ok' : 'info'}>
          {origin === 'specification' ? 'Especificación' : 'Propuesta'}
        </Badge>
        {origin === 'specification' && answerOrigin === 'proposal' && <Badge tone="info">Respuesta propuesta</Badge>}
        {!authenticated && <Badge tone="neutral">Sin sesión</Badge>}
        {changesState && <Badge tone="warn">Cambia el estado</Badge>}
      </Marks>
      <Disclosure summary="Campos y códigos">
        <Fields caption="Parámetros" rows={rows.query} />
        <Fields caption="Se envía" rows={rows.body} />
        <Fields caption="Responde" rows={rows.answer} />
        {codes.length > 0 && <Codes codes={codes} />}
      </Disclosure>
    </Article>
  );
}

function Codes({ codes }: { codes: readonly ErrorCode[] }) {
  return (
    <ul>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code> {errorCodes[code].text}
        </li>
      ))}
    </ul>
  );
}

function Fields({ caption, rows }: { caption: string; rows: readonly FieldRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Scroll tabIndex={0} role="group" aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Campo</th>
            <th scope="col">Tipo</th>
            <th scope="col">Notas</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, type: kind, required, secret, proposed }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
              </th>
              <td>{kind}</td>
              <td>
                {[required && 'obligatorio', secret && 'cifrado', proposed && 'propuesta'].filter(Boolean).join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 60rem;
  padding: ${space[8]};

  h1 {
    ${type.h1}
  }

  h2 {
    ${type.h2Small}
    margin: ${space[4]} 0 ${space[2]};
  }

  code {
    font-family: var(--code-family);
    font-size: 0.9em;
    overflow-wrap: anywhere;
  }

  ${media.belowMenu} {
    padding: ${space[4]};
  }
`;

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding: ${space[4]} 0;
  border-top: 1px solid ${color.borderSubtle};

  h3 {
    ${type.bodyMediumStrong}
  }
`;

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Scroll = styled.div`
  overflow-x: auto;

  table {
    width: 100%;
    border-collapse: collapse;
    ${type.bodySmall}
  }

  td {
    overflow-wrap: normal;
  }

  caption {
    padding: ${space[3]} 0 ${space[1]};
    font-weight: ${fontWeight.strong};
    text-align: left;
  }

  th,
  td {
    padding: ${space[1.5]} ${space[3]} ${space[1.5]} 0;
    border-bottom: 1px solid ${color.borderSubtle};
    font-weight: ${fontWeight.regular};
    text-align: left;
    vertical-align: top;
  }
`;

const meta = preview.meta({ title: 'Contrato/Llamadas', component: ContractPage });
export default meta;

export const Todas = meta.story({ name: 'Todas las llamadas' });
export const Buscar = meta.story({
  name: 'Buscar un código',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Buscar llamada o código'), '-0008-02-01');
    await expect(canvas.findByText('2 llamadas')).resolves.toBeInTheDocument();
  },
});
export const Abierta = meta.story({
  name: 'Campos de una llamada',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Buscar llamada o código'), 'cambiar/clave');
    await userEvent.click(await canvas.findByText('Campos y códigos'));
  },
});
