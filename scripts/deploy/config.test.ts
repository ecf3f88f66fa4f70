import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TIME_LIMIT_MS } from '#api/timeLimit.ts';
import { type DeployHeaders, headersFor } from '../documents/policy.ts';
import { documentRoutes } from '../documents/routes.ts';
import { caddyFile } from './caddy.ts';
import { API_TIMEOUT } from './files.ts';
import { plainHeaders } from './headerList.ts';
import { nginxServer } from './nginx.ts';
import { parseConfigCommand } from './options.ts';
import { allowingAll, planOf, type ServerOptions } from './plan.ts';
import { usualOptions } from './testOptions.ts';

const written = JSON.parse(
  readFileSync(new URL('../../deploy/headers.json', import.meta.url), 'utf8'),
) as DeployHeaders;
const forms = headersFor(written, ['<script>a()</script><style>b{}</style>']);

const https = { certificate: '/etc/ssl/c.pem', key: '/etc/ssl/k.pem' };

const plan = (options: Partial<ServerOptions> = {}, base = '/') =>
  planOf(
    { base, headers: options.nonce ? forms.nonce : forms.hash, routes: documentRoutes(base) },
    { ...usualOptions, ...options },
  );
const directive = (name: string, options: Partial<ServerOptions>): string =>
  new RegExp(`${name} ([^;]*)`).exec(plan(options).contentSecurityPolicy)?.[1] ?? '';

describe('the policy of one deployment', () => {
  it('names the origins of the API, of the geolocation and of the logo, and none that is its own', () => {
    expect(directive('connect-src', {})).toBe("'self'");
    const far = {
      api: 'https://api.coop.ec/v1',
      geolocation: 'https://ip.coop.ec/json',
      logo: 'https://cdn.coop.ec/l.svg',
    };
    expect(directive('connect-src', far)).toBe("'self' https://api.coop.ec https://ip.coop.ec");
    expect(directive('img-src', far)).toBe("'self' data: blob: https://cdn.coop.ec");
    expect(directive('img-src', { logo: '/logo.svg' })).toBe("'self' data: blob:");
  });

  it('security.md 4: connects to where reports of errors go, and has browsers report to one address alone', () => {
    const reports = { errorReports: 'https://fallas.coop.ec/web', browserReports: 'https://csp.coop.ec/r' };
    expect(directive('connect-src', reports)).toBe("'self' https://fallas.coop.ec");
    expect(directive('connect-src', { errorReports: '/api/fallas' })).toBe("'self'");
    expect(directive('report-to', reports)).toBe('politica');
    expect(directive('report-uri', reports)).toBe('https://csp.coop.ec/r');
    expect(plan({ errorReports: reports.errorReports }).contentSecurityPolicy).not.toContain('report-');
    for (const write of [nginxServer, caddyFile, plainHeaders]) {
      expect(write(plan(reports))).toMatch(/Reporting-Endpoints/);
      expect(write(plan(reports))).toMatch(/politica=\\?"https:\/\/csp\.coop\.ec\/r/);
      expect(write(plan())).not.toMatch(/Reporting-Endpoints|banca_informes/);
    }
  });

  it('is what the browser is to hold to over https alone', () => {
    expect(plan().contentSecurityPolicy).not.toContain('upgrade-insecure-requests');
    expect(plan({ https }).contentSecurityPolicy).toContain('upgrade-insecure-requests');
    expect(plan().headers.map(([name]) => name)).not.toContain('Strict-Transport-Security');
    expect(plan({ https }).headers.map(([name]) => name)).toContain('Strict-Transport-Security');
  });

  it('allows the documents of every release that is there, and nothing else of theirs', () => {
    const other = headersFor({ ...written, headers: {} }, ['<script>old()</script>']).hash;
    const both = allowingAll(forms.hash, [other, other]);
    const scripts = both.contentSecurityPolicy['script-src'] ?? [];
    expect(scripts).toHaveLength(3);
    expect(scripts).toEqual(expect.arrayContaining([...(other.contentSecurityPolicy['script-src'] ?? [])]));
    expect(both.headers).toEqual(written.headers);
  });
});

describe('what contradicts itself is refused', () => {
  it.each([
    ['a path without a server behind it', { apiServer: null }, '--api-server'],
    ['plain http under https', { https, api: 'http://api.coop.ec' }, 'https'],
    ['a logo by http under https', { https, logo: 'http://cdn.coop.ec/l.svg' }, 'https'],
    ['reports by http under https', { https, errorReports: 'http://fallas.coop.ec' }, 'https'],
    ['reports to a path that nobody answers', { errorReports: '/fallas' }, 'Nadie atiende'],
    ['the API in the place of the site', { api: '/' }, 'misma dirección'],
  ])('%s', (_, options, text) => {
    expect(() => plan(options)).toThrow(text);
  });

  it('a nonce from Caddy', () => {
    expect(() => caddyFile(plan({ nonce: true }))).toThrow('Caddy no puede');
  });
});

describe.each([
  ['nginx', nginxServer],
  ['Caddy', caddyFile],
])('%s', (name, write) => {
  it('has every header, no place that is not filled in, and the API in its place', () => {
    for (const base of ['/', '/banca/']) {
      const text = write(plan({ https, listen: '443', serverName: 'banca.coop.ec' }, base));
      for (const [header, value] of plan({ https }).headers) {
        expect(text).toContain(header);
        expect(text).toContain(value);
      }
      expect(text).not.toMatch(/\{(?:nonce|\w+Origin|inline\w+)\}|undefined/);
      expect(text).toContain('10.0.0.5:8080');
      expect(text.match(/\{/g)?.length).toBe(text.match(/\}/g)?.length);
    }
    expect(write(plan({ api: 'https://api.coop.ec' }))).not.toContain('10.0.0.5');
  });

  it('leads to the site’s own place wherever it is asked for, whatever stands before this server', () => {
    if (name === 'nginx') expect(write(plan({}, '/banca/'))).toContain('absolute_redirect off;');
    expect(write(plan({}, '/banca/'))).toMatch(/(?:return 308|redir \/banca) \/banca\//);
  });

  it('tires of the API before the page does, which its log would not know of otherwise', () => {
    expect(write(plan())).toContain(`timeout ${API_TIMEOUT}`);
    expect(API_TIMEOUT).toMatch(/^\d+s$/);
    expect(Number.parseInt(API_TIMEOUT, 10) * 1_000).toBeLessThan(TIME_LIMIT_MS);
  });

  it('never asks the API twice (D-15)', () => {
    expect(write(plan())).toContain(name === 'nginx' ? 'proxy_next_upstream off;' : 'keepalive off');
  });
});

it('nginx: no location has a header of its own, which would take the server’s away', () => {
  const text = nginxServer(plan({ https }, '/banca/'));
  const inside = text.split('\n').filter((line) => /^ {8}.*add_header/.test(line));
  expect(inside).toEqual([]);
  expect(nginxServer(plan({ nonce: true }))).toContain("'nonce-$request_id'");
});

it('nginx: by what a member came is what the proxy before it says, a scheme alone, and without one what it knows itself', () => {
  expect(nginxServer(plan())).toContain('proxy_set_header X-Forwarded-Proto $scheme;');
  expect(nginxServer(plan())).not.toContain('x_forwarded_proto');
  const text = nginxServer(plan({ behindProxy: true }));
  expect(text).toContain('proxy_set_header X-Forwarded-Proto $banca_esquema;');
  const [, map = ''] = /map \$http_x_forwarded_proto \$banca_esquema \{([^}]*)\}/.exec(text) ?? [];
  expect(map.trim().split(/\s*\n\s*/)).toEqual([
    'default $scheme;',
    String.raw`"~*^https\s*(?:,|$)" https;`,
    String.raw`"~*^http\s*(?:,|$)" http;`,
  ]);
});

it('nginx: no text is longer than it reads, however many releases are allowed', () => {
  const several = (sources: string[]): string[] => [
    ...sources,
    ...Array.from({ length: 16 * 6 }, (_, at) => `'sha256-${String(at).padStart(43, '0')}='`),
  ];
  const { contentSecurityPolicy } = forms.hash;
  const headers = {
    ...forms.hash,
    contentSecurityPolicy: {
      ...contentSecurityPolicy,
      'script-src': several(contentSecurityPolicy['script-src'] ?? []),
    },
  };
  const long = planOf({ base: '/', headers, routes: documentRoutes('/') }, usualOptions);
  expect(long.contentSecurityPolicy.length).toBeGreaterThan(5_000);
  const text = nginxServer(long);
  const texts = text.match(/"(?:\\.|[^"\\])*"/g) ?? [];
  expect(Math.max(...texts.map((one) => Buffer.byteLength(one)))).toBeLessThan(3_100);
  // What the header joins is the whole policy.
  const values = new Map(
    [...text.matchAll(/map \$uri (\$banca_politica\d+) \{[^}]*\.html[^"]*" "([^"]*)";/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  const [, joined = ''] = /add_header Content-Security-Policy "([^"]*)" always;/.exec(text) ?? [];
  expect(joined.replaceAll(/\$\w+/g, (name) => values.get(name) ?? name)).toBe(long.contentSecurityPolicy);
});

it('nginx: the error log has no place for what names the address asked for, in either server', () => {
  const text = nginxServer(plan({ https, listen: '443' }));
  expect(text.match(/error_log \S+ (\w+);/g)).toEqual([
    'error_log /var/log/banca/banca.error.log emerg;',
    'error_log /var/log/banca/banca.error.log emerg;',
  ]);
  expect(text.match(/^server \{/gm)).toHaveLength(2);
});

it('nginx listens on IPv6 where it is asked to, and only for a port of every address', () => {
  expect(nginxServer(plan({ https, listen: '443' }))).not.toContain('[::]');
  const both = nginxServer(plan({ https, listen: '443', ipv6: true }));
  expect(both.match(/^ {4}listen .*$/gm)).toEqual([
    '    listen 80;',
    '    listen [::]:80;',
    '    listen 443 ssl http2;',
    '    listen [::]:443 ssl http2;',
  ]);
  expect(nginxServer(plan({ listen: '127.0.0.1:8080', ipv6: true }))).not.toContain('[::]');
});

it('Caddy can be told to read its file again, and says nothing of addresses outside its access log', () => {
  const text = caddyFile(plan());
  expect(text).not.toMatch(/^\s*admin /m);
  expect(text).toContain('exclude http.log.error http.handlers.reverse_proxy');
});

describe('an API by https', () => {
  const api = (apiServer: string, apiCa = usualOptions.apiCa) => plan({ apiServer, apiCa });

  it('is known by its certificate, from the system’s authorities or from those that are named', () => {
    expect(nginxServer(api('https://api.interna:8443'))).toMatch(
      /proxy_ssl_verify on;\s+proxy_ssl_verify_depth 3;\s+proxy_ssl_trusted_certificate \/etc\/ssl\/certs\/ca-certificates\.crt;/,
    );
    expect(nginxServer(api('https://api.interna:8443', '/etc/ssl/coop.pem'))).toContain(
      'proxy_ssl_trusted_certificate /etc/ssl/coop.pem;',
    );
    expect(caddyFile(api('https://api.interna:8443'))).not.toContain('tls_');
    expect(caddyFile(api('https://api.interna:8443', '/etc/ssl/coop.pem'))).toContain(
      'tls_trusted_ca_certs /etc/ssl/coop.pem',
    );
    for (const write of [nginxServer, caddyFile])
      expect(write(api('http://10.0.0.5:8080', '/etc/ssl/coop.pem'))).not.toMatch(/proxy_ssl|tls_|coop\.pem/);
  });

  it('has a name: nginx compares no other', () => {
    expect(() => nginxServer(api('https://10.0.0.5:8443'))).toThrow('por su nombre');
    expect(caddyFile(api('https://10.0.0.5:8443'))).toContain('https://10.0.0.5:8443');
  });
});

it.each(['docs/operations.md', 'deploy/README.md', 'deploy/container/Containerfile'])(
  '%s: every configuration is written from the deployment’s own config.json',
  (file) => {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').replaceAll(/\\\n#?/g, ' ');
    const commands = text.match(/npm run deploy:config -- (?!DIRECCIÓN).*--(?:server|api-server|releases) .*/g) ?? [];
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) {
      expect(command).toContain('--config config.json');
      expect(command).not.toContain('--api ');
    }
  },
);

describe('docs/operations.md', () => {
  const pages = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8').split(/^## /m);
  const commands = (title: string): string =>
    (pages.find((page) => page.startsWith(`${title}\n`))?.match(/^ {4}.*$/gm) ?? []).join('\n');

  it('an update installs the new configuration before the server reads it, and shows the release after', () => {
    const text = commands('Actualizar');
    expect(text).toMatch(
      /deploy:config[^]*cp dist-deploy\/nginx\.conf \/etc\/nginx\/conf\.d\/banca\.conf\n *nginx -t && systemctl reload nginx\n[^]*--activate/,
    );
    expect(text).toMatch(
      /cp dist-deploy\/Caddyfile \/etc\/caddy\/Caddyfile\n *sudo -u caddy caddy validate .* && systemctl reload caddy/,
    );
  });

  it('a site that was built elsewhere is copied whole before it is shown', () => {
    expect(commands('Con el sitio construido en otro equipo')).toMatch(
      /rsync -aH \S+releases\/[^]*nginx\.conf[^]*rsync -a \S+current [^]*ln -s releases\/ID \.current && mv -T \.current current/,
    );
  });

  it('the container runs in the network that knows the API, and keeps its check of health', () => {
    expect(commands('Contenedor')).toMatch(/network create banca[^]*build --format docker[^]*run --network banca /);
  });
});

it('the list for other servers has what each kind of answer carries', () => {
  const text = plainHeaders(plan({}, '/banca/'));
  expect(text).toContain('Content-Security-Policy: default-src');
  expect(text).toContain('^/banca/assets/');
});

describe('the command', () => {
  const parse = (...args: string[]) =>
    parseConfigCommand(
      args,
      () => ({
        apiUrl: '/api',
        geolocationUrl: 'https://ip.coop.ec',
        logoUrl: 'https://cdn.coop.ec/l.svg',
        errorReportUrl: '/api/fallas',
      }),
      () => '/',
    );

  it('takes the addresses from config.json, unless others are named', () => {
    expect(parse('--config', 'config.json')).toMatchObject({
      servers: ['nginx', 'caddy'],
      api: '/api',
      geolocation: 'https://ip.coop.ec',
      logo: 'https://cdn.coop.ec/l.svg',
      errorReports: '/api/fallas',
      browserReports: '',
      listen: '80',
    });
    expect(parse('--config', 'config.json', '--api', 'https://api.coop.ec', '--https')).toMatchObject({
      api: 'https://api.coop.ec',
      listen: '443',
    });
    expect(parse('--config', 'config.json').apiCa).toBe('/etc/ssl/certs/ca-certificates.crt');
    expect(parse('--config', 'config.json', '--api-ca', '/etc/ssl/coop.pem').apiCa).toBe('/etc/ssl/coop.pem');
    expect(parse('--api', '/api', '--nonce').servers).toEqual(['nginx']);
    expect(parse('--api', '/api', '--releases', '/srv/banca').root).toBe('/srv/banca/current/site');
  });

  it.each([
    [['--server', 'apache', '--api', '/api'], 'nginx o caddy'],
    [[], 'Indique la API'],
    [['--api', '/api', '--base', '/banca/'], 'npm run build -- --base /banca/'],
    [['--api', '/api; }'], 'no es una dirección'],
    [['--api', 'https://api.coop.ec/"x'], 'no es una dirección'],
    [['--api', '/api', '--api-server', 'http://x;'], '--api-server'],
    [['--api', '/api', '--server-name', 'a;b'], 'nombre de servidor'],
    [['--api', '/api', '--listen', '80;'], 'puerto'],
    [['--api', '/api', '--root', '/srv/a b'], 'caracteres'],
    [['--api', '/api', '--api-ca', '/etc/c;a.pem'], 'caracteres'],
  ])('%s is refused', (args, text) => {
    expect(() => parse(...args)).toThrow(text);
  });
});
