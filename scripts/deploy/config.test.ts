import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type DeployHeaders, headersFor } from '../documents/policy.ts';
import { documentRoutes } from '../documents/routes.ts';
import { caddyFile } from './caddy.ts';
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
  ])('%s is refused', (args, text) => {
    expect(() => parse(...args)).toThrow(text);
  });
});
