import { Notice } from '#components/Notice/Notice.tsx';
import { LateWords } from '#flows/asyncContent/LateWords.tsx';
import type { UnregisteredPayee } from '#flows/moneyFlow/flowStart.ts';

/** Says that somebody to whom a transfer is repeated is not registered any more, or never was. */
export function MissingPayee({ payee: { name, lastDigits } }: { payee: UnregisteredPayee }) {
  return (
    <Notice tone="info" role="status">
      <LateWords>
        <bdi>{name}</bdi>
        {lastDigits !== null && ` (•••• ${lastDigits})`} no está entre sus cuentas destino. Elija otra cuenta o
        ingrésela en «Nueva cuenta».
      </LateWords>
    </Notice>
  );
}
