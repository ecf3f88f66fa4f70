import { type Cents, opposite } from '#domain/money.ts';
import { type Entry, entryOf, type Movement, type World } from './state.ts';

/**
 * The cooperative's own accounts: where a member's money comes from and goes to. A balance is credits minus debits, as for a
 * member, so what the cooperative has (cash, loans) is negative, what it owes or has earned is positive, and all sum up to nothing.
 */
export const own = {
  /** Where the balances of before the books stand against. */
  opening: 'APERTURA',
  cash: 'CAJA',
  cashMachines: 'CAJEROS',
  /** The central bank's system, to and from other institutions. */
  spi: 'SPI',
  /** Card purchases. */
  merchants: 'COMERCIOS',
  /** Services, top-ups and schools, until they are paid out. */
  collections: 'RECAUDACION',
  fees: 'COMISIONES',
  taxes: 'IVA POR PAGAR',
  interestPaid: 'INTERES PAGADO',
  /** Instalments on their way to capital, interest and insurance: always empty afterwards. */
  instalments: 'CUOTAS',
  loanInterest: 'INTERES DE CREDITOS',
  loanInsurance: 'SEGURO DE DESGRAVAMEN',
  /** Capital that a loan still owes, negative. */
  loan: (numeroCredito: string) => `CREDITO ${numeroCredito}`,
  /** What a card owes, negative. */
  card: (codigoTarjeta: string) => `TARJETA ${codigoTarjeta}`,
} as const;

const OWN_ACCOUNT =
  /^(APERTURA|CAJA|CAJEROS|SPI|COMERCIOS|RECAUDACION|COMISIONES|IVA POR PAGAR|INTERES PAGADO|CUOTAS|INTERES DE CREDITOS|SEGURO DE DESGRAVAMEN|CREDITO \S+|TARJETA \S+)$/;

/** Cents that leave one account and reach another; both texts are the statements' of the members on their side. */
export interface Posting {
  /** A member's account or one of {@link own}. */
  debit: string;
  credit: string;
  cents: Cents;
  debitText?: string;
  creditText?: string;
}

/** What an order's movements have in common. */
export interface OrderData {
  canal: string;
  agencia: string;
  numeroComprobante?: string | null;
  /** When it happens, in ms; now unless something due earlier is booked late. */
  at?: number;
}

/** What was booked. */
export interface Booked {
  at: number;
  numeroDocumento: string;
}

/** The books: the only place where money moves. It knows no rules: limits and available balances are checked before. */
export interface Ledger {
  /**
   * Books the postings of one order (a transfer, its fee, its tax) under one document number: all of them or none. Its receipt stands on
   * the payer's side; where no member pays, on the side that is paid.
   * @throws RangeError for an amount that is not a positive integer of cents, an unknown account or one that pays itself.
   */
  post(postings: readonly Posting[], data: OrderData): Booked;
  /** Credits minus debits, in cents. @throws RangeError for an unknown account. */
  balanceOf(account: string): Cents;
  /** The sum of all balances: nothing, always. */
  total(): Cents;
  /** All entries ever, oldest first. */
  entries(): Entry[];
  /** The movements of a member's account in the order of the books, oldest first: first the history's, then the new ones. */
  movementsOf(numeroCuenta: string): { history: readonly Movement[]; recent: readonly Movement[] };
}

/** The books of one world. */
export function createLedger(world: World): Ledger {
  const memberAccount = (number: string) => world.state.accounts.find(({ numeroCuenta }) => numeroCuenta === number);
  const add = (account: string, cents: Cents) => {
    const found = memberAccount(account);
    if (found) found.bookBalance += cents;
    else world.state.ownAccounts[account] = (entryOf(world.state.ownAccounts, account) ?? 0) + cents;
    return found?.bookBalance;
  };
  const check = ({ debit, credit, cents }: Posting) => {
    if (!Number.isSafeInteger(cents) || cents <= 0)
      throw new RangeError('Se contabilizan centavos enteros y positivos.');
    if (debit === credit) throw new RangeError('Una cuenta no se paga a sí misma.');
    for (const account of [debit, credit])
      if (!OWN_ACCOUNT.test(account) && !memberAccount(account)) throw new RangeError('Una cuenta no existe.');
  };
  const ownBalance = (account: string) =>
    (world.history.balances.get(account) ?? 0) + (entryOf(world.state.ownAccounts, account) ?? 0);
  return {
    post(postings, { canal, agencia, numeroComprobante = null, at = world.now() }) {
      for (const posting of postings) check(posting);
      const { state } = world;
      state.lastDocument += 1;
      const numeroDocumento = documentNumber(state.lastDocument);
      for (const [index, { debit, credit, cents, debitText = '', creditText = '' }] of postings.entries()) {
        state.entries.push({ at, debit, credit, cents });
        const isPaidByMember = memberAccount(debit) !== undefined;
        const write = (account: string, tipo: 'C' | 'D', text: string) => {
          const balance = add(account, tipo === 'C' ? cents : opposite(cents));
          if (balance === undefined) return;
          const movements = (state.movements[account] ??= []);
          const idMovimiento = movementId(numeroDocumento, index, tipo);
          const descripcion = coreText(text);
          movements.push({
            idMovimiento,
            at,
            descripcion,
            tipo,
            cents,
            balance,
            numeroDocumento,
            agencia,
            canal,
            numeroComprobante: tipo === 'D' || !isPaidByMember ? numeroComprobante : null,
          });
        };
        write(debit, 'D', debitText);
        write(credit, 'C', creditText);
      }
      return { at, numeroDocumento };
    },
    balanceOf(account) {
      const balance = memberAccount(account)?.bookBalance;
      if (balance === undefined && !OWN_ACCOUNT.test(account)) throw new RangeError('Una cuenta no existe.');
      return balance ?? ownBalance(account);
    },
    total() {
      const ownAccounts = new Set([...world.history.balances.keys(), ...Object.keys(world.state.ownAccounts)]);
      const ofMembers = world.state.accounts.reduce((sum, { bookBalance }) => sum + bookBalance, 0);
      return Array.from(ownAccounts)
        .filter((account) => OWN_ACCOUNT.test(account))
        .reduce((sum, account) => sum + ownBalance(account), ofMembers);
    },
    entries: () => [...world.history.entries, ...world.state.entries],
    movementsOf: (numeroCuenta) => ({
      history: world.history.movements.get(numeroCuenta) ?? [],
      recent: entryOf(world.state.movements, numeroCuenta) ?? [],
    }),
  };
}

/** A document number as statements show it: ten digits. */
export function documentNumber(count: number): string {
  return String(count).padStart(10, '0');
}

/** The id of a movement: its document, its place in the order, its side. */
export function movementId(numeroDocumento: string, index: number, tipo: 'C' | 'D'): string {
  return `${numeroDocumento}-${index + 1}${tipo}`;
}

/** A text as cooperative cores write it: capitals without accents, blanks collapsed. A dash between blanks parts text and detail. */
export function coreText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().trim().replace(/\s+/g, ' ');
}
