import * as transacciones from '#api/contract/transacciones.ts';
import * as transferencias from '#api/contract/transferencias.ts';
import { toDollars } from '#domain/money.ts';
import { availableBalance, sourceAccounts } from '../bank/accounts.ts';
import { Malformed } from '../bank/refusal.ts';
import {
  cardAccountTypes,
  externalAccountTypes,
  institutions,
  institutionTypes,
  internalAccountTypes,
} from '../bank/seed/catalogues.ts';
import { type Answering, answering, sessionOf } from './answering.ts';

/** Source accounts and the catalogues of transfers. Transfers themselves and destinations are not answered yet. */
export const transaccionesAnswers: readonly Answering[] = [
  answering(transacciones.cuentasOrigen, (context) =>
    sourceAccounts(context.bank, sessionOf(context).member).map((account) => ({
      descripcion: account.descripcion,
      numeroCuenta: account.numeroCuenta,
      saldoDisponible: toDollars(availableBalance(account)),
    })),
  ),
  answering(transferencias.tiposInstituciones, () => institutionTypes),
  answering(transferencias.instituciones, (_, { query }) => {
    if (!institutionTypes.some(({ codigo }) => codigo === query.tipo)) throw new Malformed('«query.tipo» no existe.');
    return institutions.filter(({ tipo }) => tipo === query.tipo).map(({ tipo: _tipo, ...institution }) => institution);
  }),
  answering(transferencias.tiposCuentasTarjetas, () => cardAccountTypes),
  answering(transferencias.tiposCuentasExternas, () => externalAccountTypes),
  answering(transferencias.tiposCuentasInternas, () => internalAccountTypes),
];
