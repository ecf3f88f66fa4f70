import { beforeEach } from 'vitest';
import { createDemo, type Demo } from '#mocks/demo.ts';
import { type MemberCaller, signedInCaller } from '#mocks/memberCaller.ts';
import { createTestCaller } from '#mocks/testCaller.ts';

/** demo-bank.md C.2: Maria's first account. */
export const VISTA = '010201004871';
/** Her second one. */
export const NEGOCIO = '010201012604';
/** The twelve months before the demo's day, as a query says them. */
export const YEAR = { desde: '2025-11-21', hasta: '2026-11-20' };
/** How a request that does not fit the contract is answered. */
export const MALFORMED = [400, '-9999-00-02'];

/** What tests read of a receipt (contract B.0 Comprobante); amounts in dollars, as on the wire. */
export interface Receipt {
  numeroComprobante: string;
  tipo: string;
  estado: string;
  fecha: string;
  saldoDisponible: number;
  detalle: { etiqueta: string; valor: string; negrita?: boolean }[];
}

/** The rows of a receipt: label and value. */
export const rowsOf = ({ detalle }: Receipt): string[][] => detalle.map(({ etiqueta, valor }) => [etiqueta, valor]);

/** A bank over the wire, and who calls it. */
export interface HandlerWorld {
  demo: Demo;
  bank: Demo['bank'];
  /** Calls of nobody who is signed in. */
  call: ReturnType<typeof createTestCaller>['call'];
  /** The member with every product, signed in. */
  maria: MemberCaller;
  /** Another member, signed in before each test. Call it at the top of a file. */
  memberOf: (usuario: string) => MemberCaller;
  /** Signs every member in anew: a session ends after a while (§4). */
  signInAgain: () => void;
}

/** Registers what each test of a handler starts with: the demo's bank as it was, and its members signed in anew. Call it once, at the top of a file. */
export function startEachTestAtTheBank(): HandlerWorld {
  const demo = createDemo({ onRejected: () => undefined });
  const members = new Map<string, MemberCaller>();
  const signInAgain = (): void => {
    for (const usuario of members.keys()) members.set(usuario, signedInCaller(demo, usuario));
  };
  const memberOf = (usuario: string): MemberCaller => {
    members.set(usuario, signedInCaller(demo, usuario));
    const now = () => members.get(usuario) ?? signedInCaller(demo, usuario);
    return {
      dataOf: (...call) => now().dataOf(...call),
      codesOf: (...call) => now().codesOf(...call),
      authorised: () => now().authorised(),
      orderedDataOf: (...order) => now().orderedDataOf(...order),
      orderedCodesOf: (...order) => now().orderedCodesOf(...order),
    };
  };
  beforeEach(() => {
    demo.reset();
    signInAgain();
  });
  const { call } = createTestCaller(demo);
  return { demo, bank: demo.bank, call, maria: memberOf('mfguaman'), memberOf, signInAgain };
}
