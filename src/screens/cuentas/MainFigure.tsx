import type { ReactNode } from 'react';
import { Main } from '#components/Card/cardParts.ts';
import { HideBalances } from '#flows/productos/AvailableTotal.tsx';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { Label } from './Cuenta.styles.ts';

export interface MainFigureProps {
  /** Id of the label, which names the card. */
  id: string;
  label: string;
  /** The figure. */
  children: ReactNode;
}

/** What an account's card begins with: its main figure under its label, and beside that the way to hide all of them. */
export function MainFigure({ id, label, children }: MainFigureProps) {
  const [hidden, setHidden] = useHiddenBalances();
  return (
    <Main>
      <Label>
        <span id={id}>{label}</span>
        <HideBalances hidden={hidden} onHide={setHidden} />
      </Label>
      {children}
    </Main>
  );
}
