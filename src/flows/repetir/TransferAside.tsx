import { FormAside, type FormAsideProps } from '#flows/moneyFlow/FormAside.tsx';
import { RepeatPayees } from './RepeatPayees.tsx';
import type { OpenForm } from './useRepeat.ts';

/** Beside Datos of a transfer: what stands beside every form, and the recent payees, who fill it in (DESIGN.md §12). */
export function TransferAside({ here, ...facts }: Omit<FormAsideProps, 'children'> & { here: OpenForm }) {
  return (
    <FormAside {...facts}>
      <RepeatPayees upright here={here} />
    </FormAside>
  );
}
