import { type Access, createAccess, SIGN_IN_FAILURES } from './access.ts';
import { DEMO_NOW } from './clock.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { createReceipts, type Receipts } from './receipts.ts';
import { createRegistration, type Registration } from './registration.ts';
import { seedAccounts } from './seed/accounts.ts';
import { seedCards } from './seed/cards.ts';
import { seedDestinations } from './seed/destinations.ts';
import { seedDevices } from './seed/devices.ts';
import { seedFavourites } from './seed/favourites.ts';
import { seedHistory } from './seed/history.ts';
import { seedLoans } from './seed/loans.ts';
import { seedMembers } from './seed/members.ts';
import { type Service, seedServices } from './seed/services.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { settleDueReceipts } from './settlement.ts';
import { type BankState, type History, type Member, memberOfUser, type World } from './state.ts';
import { createTransactions, type Transactions } from './transactions.ts';

/** How a simulated bank is set up. */
export interface BankOptions {
  /** The present in demo time, in ms; by default the steady {@link DEMO_NOW}. */
  now?: () => number;
  /** The first member's photo as base64 JPEG; without one she has none. */
  photo?: string;
  /** The one right code of every member's device; 123456 by default. */
  pin?: string;
}

/** The simulated cooperative's books and rules. It knows no HTTP: calls reach it through `handlers/`. */
export interface Bank extends World {
  readonly sessions: Sessions;
  readonly transactions: Transactions;
  readonly access: Access;
  readonly registration: Registration;
  /** Where all money moves. */
  readonly ledger: Ledger;
  readonly receipts: Receipts;
  /** Does what the clock has made due: transfers in process arrive or come back. Before every call. */
  settle(): void;
  /** The member who enters with that user name, as the bank has them now; undefined when nobody does. */
  memberOf(usuario: string): Member | undefined;
  /** Back to the seed: members, books, sessions, everything. */
  reset(): void;
  /** Puts another past behind the books, with the same balances of the members; it outlives a reset. For benchmarks. */
  replaceHistory(history: History): void;
  /** Puts other services into the catalogue; they outlive a reset. For benchmarks. */
  replaceServices(services: readonly Service[]): void;
  /** A copy of everything remembered since the history, as plain data. */
  save(): BankState;
  /** Goes on from a saved copy. */
  restore(saved: BankState): void;
}

/** Builds the bank of demo-bank.md C. */
export function createBank({ now = () => DEMO_NOW, photo, pin }: BankOptions = {}): Bank {
  let history = seedHistory();
  let services = seedServices;
  let state = seed(photo, history);
  const world: World = {
    get state() {
      return state;
    },
    get history() {
      return history;
    },
    get services() {
      return services;
    },
    now,
  };
  const sessions = createSessions(world);
  const transactions = createTransactions(world, pin);
  const ledger = createLedger(world);
  return {
    get state() {
      return state;
    },
    get history() {
      return history;
    },
    get services() {
      return services;
    },
    now,
    sessions,
    transactions,
    access: createAccess(world, sessions, transactions),
    registration: createRegistration(world, sessions, transactions),
    memberOf: (usuario) => memberOfUser(state, usuario),
    ledger,
    receipts: createReceipts(world),
    settle: () => settleDueReceipts(world, ledger),
    reset: () => {
      state = seed(photo, history);
    },
    replaceHistory: (other) => {
      history = other;
    },
    replaceServices: (others) => {
      services = others;
    },
    save: () => structuredClone(state),
    restore: (saved) => {
      state = structuredClone(saved);
    },
  };
}

function seed(photo: string | undefined, history: History): BankState {
  const destinations = seedDestinations();
  const favourites = seedFavourites();
  return {
    members: seedMembers(photo ?? null),
    accounts: seedAccounts(history),
    entries: [],
    movements: {},
    ownAccounts: {},
    receipts: [],
    lastDocument: history.lastDocument,
    lastReceipt: history.lastReceipt,
    destinations,
    lastDestination: destinations.length,
    favourites,
    lastFavourite: favourites.length,
    paidDebts: {},
    risenContracts: [],
    loans: seedLoans(),
    cards: seedCards(),
    devices: seedDevices(),
    sessions: {},
    transactions: {},
    failures: [{ usuario: 'rosaquinde', count: SIGN_IN_FAILURES }],
    registrationFailures: [],
    suggestions: [],
    sentMails: [],
  };
}
