import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import type { leer } from '#api/contract/perfilSocio.ts';

/** The member's profile as the server answers it (§3). */
export type Profile = EndpointAnswer<typeof leer>;
