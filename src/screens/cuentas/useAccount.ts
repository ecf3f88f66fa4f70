import { hasCode } from '#api/apiError.ts';
import { type Asked, askedOf, lacksCall } from '#api/asked.ts';
import { cuenta } from '#api/contract/cuentas.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { UNKNOWN_PRODUCT_CODE } from '#domain/errorCodes.ts';
import { useProducts } from '#flows/productos/useProducts.ts';
import { type AccountDetail, accountDetailOf, listedAccountOf } from './accountDetail.ts';

/** An account, and whether it is none of the member's: then there is nothing to ask for again. */
export interface AskedAccount {
  asked: Asked<AccountDetail>;
  isUnknown: boolean;
}

/** `productos/cuentas/{numeroCuenta}`, and of a server that does not have it what its list of accounts says (contract B.0). */
export function useAccount(number: string): AskedAccount {
  const query = useApiQuery(cuenta, { params: { numeroCuenta: number } });
  const own = askedOf(query, accountDetailOf);
  const isMissing = lacksCall(query);
  const list = useProducts({ enabled: isMissing });
  if (!isMissing) return { asked: own, isUnknown: hasCode(query.error, UNKNOWN_PRODUCT_CODE) };
  if (list.kind !== 'ready') return { asked: list, isUnknown: false };
  const { savings, investments, certificates } = list.value;
  const listed = [...savings, ...investments, ...certificates].find((account) => account.number === number);
  return listed
    ? { asked: { kind: 'ready', value: listedAccountOf(listed) }, isUnknown: false }
    : { asked: own, isUnknown: true };
}
