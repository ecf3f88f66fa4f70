/**
 * Where the site lies on its host: `/`, or `/banca/` when it was built with `--base /banca/` (deploy/README.md). The router, config.json, the
 * service worker and the documents all take it from here or from the build itself. The catalogue lies anywhere, and has no such place.
 */
export const SITE = import.meta.env.BASE_URL.startsWith('/') ? import.meta.env.BASE_URL : '/';
