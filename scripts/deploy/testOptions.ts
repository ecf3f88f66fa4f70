import { SYSTEM_AUTHORITIES } from './options.ts';
import type { ServerOptions } from './plan.ts';

/** What a test asks of a server where it asks nothing else: no logo, no reports, no https, an own nginx. */
export const usualOptions: ServerOptions = {
  api: '/api',
  apiServer: 'http://10.0.0.5:8080',
  apiCa: SYSTEM_AUTHORITIES,
  geolocation: '',
  logo: '',
  errorReports: '',
  browserReports: '',
  https: null,
  nonce: false,
  serverName: '',
  listen: '80',
  ipv6: false,
  behindProxy: false,
  root: '/srv/banca/current/site',
  logs: '/var/log/banca',
};
