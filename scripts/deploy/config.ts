/**
 * `npm run deploy:config`: writes the configuration of nginx and of Caddy for a built site, from deploy/headers.json as the build filled it in
 * and from the addresses of the deployment (deploy/README.md).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caddyFile } from './caddy.ts';
import { plainHeaders } from './headerList.ts';
import { nginxServer } from './nginx.ts';
import { type ConfiguredAddresses, HELP, parseConfigCommand, type ServerName } from './options.ts';
import { planOf } from './plan.ts';
import { readDeploymentConfig } from './readConfig.ts';
import { baseOf, readSite } from './site.ts';

const FILES: Readonly<Record<ServerName, string>> = { nginx: 'nginx.conf', caddy: 'Caddyfile' };

/** What the server has to know of it. */
function readConfig(file: string): ConfiguredAddresses {
  const { apiUrl, geolocationUrl, errorReportUrl, theme } = readDeploymentConfig(file).config;
  return { apiUrl, geolocationUrl, logoUrl: theme.logoUrl ?? '', errorReportUrl };
}

function main(args: readonly string[]): void {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(HELP);
    return;
  }
  const command = parseConfigCommand(args, readConfig, baseOf);
  const site = readSite(command.dist, command.nonce ? 'nonce' : 'hash', command.releases);
  mkdirSync(command.out, { recursive: true });
  const write = (name: string, text: string): void => {
    writeFileSync(join(command.out, name), text);
    console.log(join(command.out, name));
  };
  for (const server of command.servers) {
    const logs = command.logs === '' ? `/var/log/${server}` : command.logs;
    const plan = planOf(site, { ...command, logs });
    write(FILES[server], server === 'nginx' ? nginxServer(plan) : caddyFile(plan));
  }
  if (!command.nonce) write('cabeceras.txt', plainHeaders(planOf(site, command)));
}

try {
  main(process.argv.slice(2));
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : String(reason));
  process.exitCode = 1;
}
