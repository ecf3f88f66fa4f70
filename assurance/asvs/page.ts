import { MET, type Met, WAIVED, type Waived } from './requirements.ts';

/** Where the table stands. */
export const ASVS_PAGE = 'docs/asvs.md';

const file = (path: string): string => `[${path.split('/').at(-1)}](../${path})`;
/** Shown by the simulated cooperative alone: what the page cannot do for its server. */
const isOfServer = ({ shownBy }: Met): boolean => shownBy.every((path) => path.startsWith('src/mocks/'));
const lineOf = (one: Met): string =>
  `| ${one.id} | ${one.says} | ${isOfServer(one) ? 'server' : 'page'} | ${one.shownBy.map(file).join(' · ')} |`;
const waivedLine = ({ id, says, because, instead }: Waived): string => `| ${id} | ${says} | ${because} | ${instead} |`;

/** The table of both kinds. */
export function asvsPage(): string {
  return `# OWASP ASVS, version 5.0

What of the OWASP Application Security Verification Standard 5.0 concerns a program that runs in the member's browser, with its simulated cooperative and
its delivery; in our own short words, the standard has the full text. Made by \`npm run assurance\` from \`assurance/asvs/requirements.ts\`, whose test
holds each named file. Requirements of servers that are not in this repository (databases, mail, logs, operation) are left out.

## Met: ${MET.length}

«server»: shown by the simulated cooperative alone (${MET.filter(isOfServer).length}). It says what a real one has to do, and proves nothing of it.

| Requirement | In short | Whose | Shown by |
|---|---|---|---|
${MET.map(lineOf).join('\n')}

## Waived: ${WAIVED.length}

| Requirement | In short | Why it cannot hold here | What a server or operator should do |
|---|---|---|---|
${WAIVED.map(waivedLine).join('\n')}
`;
}
