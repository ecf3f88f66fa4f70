import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { errorCodes } from '#domain/errorCodes.ts';
import { type AmountRefusal, formatMoney, parseAmount } from '#domain/money.ts';
import { specTexts } from '#domain/specTexts.ts';
import preview from '#storybook/preview.tsx';
import { color, space } from '#theme/tokens.ts';
import { TextField } from '../Field/TextField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { inRoom } from '../storyRoom.tsx';
import { avoided, formatRows, verbs } from './contentRules.ts';
import { Paper, Section, Sheet, SheetTable } from './sheet.ts';

/** How the bank speaks. */
function Voice() {
  return (
    <Section>
      <h2>Voz</h2>
      <p>
        Trato de usted, frases cortas y tranquilas. Se dice qué pasó y qué sigue, sin culpas, sin bromas y sin signos de
        exclamación. El español es el del Ecuador: celular, cédula, planilla, agencia.
      </p>
      <SheetTable>
        <thead>
          <tr>
            <th scope="col">No se escribe</th>
            <th scope="col">Se escribe</th>
            <th scope="col">Por qué</th>
          </tr>
        </thead>
        <tbody>
          {avoided.map(([wrong, right, why]) => (
            <tr key={wrong}>
              <td>
                <Mark $tone="error">
                  <Icon icon={X} size="small" stroke="semibold" label="No:" />
                  {wrong}
                </Mark>
              </td>
              <td>
                <Mark $tone="ok">
                  <Icon icon={Check} size="small" stroke="semibold" label="Sí:" />
                  {right}
                </Mark>
              </td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </SheetTable>
    </Section>
  );
}

/** One verb, one thing. */
function Verbs() {
  return (
    <Section>
      <h2>Verbos de los botones</h2>
      <p>El botón nombra el resultado. El mismo verbo hace lo mismo en toda la banca.</p>
      <SheetTable>
        <thead>
          <tr>
            <th scope="col">Botón</th>
            <th scope="col">Qué hace</th>
          </tr>
        </thead>
        <tbody>
          {verbs.map(([verb, does]) => (
            <tr key={verb}>
              <th scope="row">{verb}</th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </SheetTable>
    </Section>
  );
}

/** What the bank's own functions make of what arrives. */
function Formats() {
  return (
    <Section>
      <h2>Formatos</h2>
      <p>
        La segunda columna es lo que llega; la tercera la calculan, ahora mismo, las funciones que usan las pantallas.
      </p>
      <SheetTable>
        <thead>
          <tr>
            <th scope="col">Qué</th>
            <th scope="col">Llega</th>
            <th scope="col">Se muestra</th>
            <th scope="col">Regla</th>
          </tr>
        </thead>
        <tbody>
          {formatRows().map(({ what, given, shown, rule }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{given}</td>
              <td>
                <b>{shown}</b>
              </td>
              <td>{rule}</td>
            </tr>
          ))}
        </tbody>
      </SheetTable>
    </Section>
  );
}

const refusals: Readonly<Record<AmountRefusal, string>> = {
  empty: 'Vacío: el campo es requerido.',
  format: 'No se entiende sin adivinar, y con dinero no se adivina.',
  decimals: 'Más de dos decimales.',
  negative: 'Un valor negativo.',
  zero: 'Cero: se pide un valor mayor a cero.',
  tooLarge: 'Demasiado grande.',
};

/** The amount field's own reading of what is typed. */
function Typed() {
  const [text, setText] = useState('1.234,5');
  const read = parseAmount(text);
  return (
    <Section>
      <h2>Lo que se escribe</h2>
      <p>
        Un valor se entiende con punto o con coma: la última marca seguida de una o dos cifras es la decimal. Lo demás
        se rechaza en lugar de suponerlo.
      </p>
      <Paper>
        <Try>
          <TextField
            label="Valor escrito"
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <p role="status">
            {read.ok ? (
              <>
                La banca lee <b>{formatMoney(read.cents)}</b>
              </>
            ) : (
              <>
                La banca lo rechaza: <b>{refusals[read.reason]}</b>
              </>
            )}
          </p>
        </Try>
      </Paper>
    </Section>
  );
}

const examples = ['-0005-01-01', '-0001-01-03', '-9999-00-03', '-0004-02-02'] as const;

/** How a message of error is built. */
function Errors() {
  return (
    <Section>
      <h2>Mensajes de error</h2>
      <p>
        Primero qué pasó, después qué hacer. Junto a la causa, con icono y con el dato intacto. Los textos de la
        cooperativa se muestran como llegan: nadie los reescribe por su código.
      </p>
      <SheetTable>
        <thead>
          <tr>
            <th scope="col">Código</th>
            <th scope="col">Texto</th>
          </tr>
        </thead>
        <tbody>
          {examples.map((code) => (
            <tr key={code}>
              <th scope="row">{code}</th>
              <td>{errorCodes[code].text}</td>
            </tr>
          ))}
        </tbody>
      </SheetTable>
    </Section>
  );
}

const fixed: readonly string[] = [
  specTexts.profilePanel.logoutQuestion,
  specTexts.deleteUser.secondTitle,
  specTexts.deleteUser.secondQuestion,
  specTexts.sourceAccounts.loading,
  specTexts.sourceAccounts.placeholder,
];

/** What is not ours to correct. */
function Fixed() {
  return (
    <Section>
      <h2>Textos que no se tocan</h2>
      <p>
        La especificación fija algunos textos a la letra, también su ortografía. No se corrigen en un diseño: se piden a
        quien la escribe.
      </p>
      <Paper>
        <ul>
          {fixed.map((text) => (
            <Quote key={text}>«{text}»</Quote>
          ))}
        </ul>
      </Paper>
    </Section>
  );
}

/** The rules of content on one sheet. */
function Content() {
  return (
    <Sheet>
      <Voice />
      <Verbs />
      <Formats />
      <Typed />
      <Errors />
      <Fixed />
    </Sheet>
  );
}

const meta = preview.meta({ title: 'Fundamentos/Contenido', component: Content, decorators: [inRoom] });

export const Reglas = meta.story({ name: 'Reglas de contenido' });
export const ValorRechazado = meta.story({
  name: 'Un valor que no se adivina',
  render: () => <Typed />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Valor escrito');
    await userEvent.clear(field);
    await userEvent.type(field, '1.234,567');
    await expect(canvas.getByRole('status')).toHaveTextContent(/rechaza/);
  },
});

const tones = { ok: color.ok, error: color.error } as const;

const Mark = styled.span<{ $tone: keyof typeof tones }>`
  display: inline-flex;
  align-items: baseline;
  gap: ${space[2]};

  svg {
    align-self: center;
    color: ${({ $tone }) => tones[$tone]};
  }
`;

const Try = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16.25rem, 100%), 1fr));
  align-items: end;
  gap: ${space[4]} ${space[8]};

  > p {
    padding-bottom: ${space[3.5]};
  }
`;

const Quote = styled.li`
  padding: ${space[1.5]} 0;
`;
