import type { ReactNode } from 'react';
import { Apart } from '../Apart/Apart.tsx';
import { Aside, Words } from './ChoiceCards.styles.ts';

export interface CardWordsProps {
  text: string;
  /** A line, or its parts one by one. */
  detail: string | readonly string[] | undefined;
  /** At the right of the words. */
  aside: ReactNode;
  disabled?: boolean;
}

/** The words of a choice card, beside its mark. */
export function CardWords({ text, detail, aside, disabled = false }: CardWordsProps) {
  return (
    <>
      <Words $disabled={disabled}>
        <b>{text}</b>
        {detail && detail.length > 0 && (
          <span>
            <Apart text={detail} />
          </span>
        )}
      </Words>
      {aside && <Aside $disabled={disabled}>{aside}</Aside>}
    </>
  );
}
