import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { leer } from '#api/contract/perfilSocio.ts';

/** What the head of paper takes from the shell's own reading. */
export const calls: readonly AnyEndpoint[] = [leer];
