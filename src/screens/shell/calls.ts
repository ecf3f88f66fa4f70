import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { leer } from '#api/contract/perfilSocio.ts';

/** The call that the shell makes, for the picture on the avatar; those of the panel are screens/panelPerfil's. */
export const calls: readonly AnyEndpoint[] = [leer];
