/**
 * Writes openapi.json, the document of the API for the cooperative's backend team: `node scripts/contract.ts`.
 * The contract in src/api/contract is the source; the file is never edited by hand.
 */
import { writeFile } from 'node:fs/promises';
import { contract } from '#api/contract/all.ts';
import { openApiDocument } from '#api/contract/openapi.ts';

const file = new URL('../openapi.json', import.meta.url);
await writeFile(file, `${JSON.stringify(openApiDocument(contract), null, 2)}\n`);
console.log(`openapi.json: ${contract.length} llamadas.`);
