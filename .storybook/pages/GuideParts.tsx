import { Check, X } from 'lucide-react';
import { Fragment } from 'react';
import styled from 'styled-components';
import { Icon } from '#components/Icon/Icon.tsx';
import { color, radius } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import type { Guide } from './guide.ts';
import { Key, PlainTable } from './pageStyles.ts';

/** «Haga» beside «No haga»: told apart by icon and word, and only then by colour. */
export function Advice({ guide }: { guide: Guide }) {
  return (
    <Columns>
      <Side $tone="ok">
        <h3>
          <Icon icon={Check} stroke="semibold" />
          Haga
        </h3>
        <ul>
          {guide.do.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Side>
      <Side $tone="error">
        <h3>
          <Icon icon={X} stroke="semibold" />
          No haga
        </h3>
        <ul>
          {guide.dont.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Side>
    </Columns>
  );
}

/** What the keyboard does. Keys are written «Tab», «Flechas», «Inicio / Fin»: what stands between « / » is a key. */
export function Keyboard({ keys }: { keys: NonNullable<Guide['keyboard']> }) {
  return (
    <Keys>
      <thead>
        <tr>
          <th scope="col">Tecla</th>
          <th scope="col">Qué hace</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(keys).map(([pressed, does]) => (
          <tr key={pressed}>
            <KeyCell scope="row">
              {pressed.split(' / ').map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ' '}
                  <Key>{key}</Key>
                </Fragment>
              ))}
            </KeyCell>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </Keys>
  );
}

const tones = {
  ok: { soft: color.okSoft, text: color.ok },
  error: { soft: color.errorSoft, text: color.error },
} as const;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: 16px;
`;

const Side = styled.div<{ $tone: keyof typeof tones }>`
  overflow: hidden;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};

  h3 {
    ${type.h3}
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 12px 20px;
    background: ${({ $tone }) => tones[$tone].soft};
    color: ${({ $tone }) => tones[$tone].text};
  }

  ul {
    padding: 4px 20px 8px;
  }

  li {
    padding: 12px 0;
    text-wrap: pretty;
  }

  li + li {
    border-top: 1px solid ${color.borderSubtle};
  }
`;

const Keys = styled(PlainTable)`
  th,
  td {
    vertical-align: baseline;
  }
`;

const KeyCell = styled.th`
  width: min(14rem, 40%);
  line-height: 1.75rem;
`;
