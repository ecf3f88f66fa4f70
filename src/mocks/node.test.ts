import { afterAll, beforeAll, expect, it } from 'vitest';
import { leer } from '#api/contract/perfilSocio.ts';
import { createDemo } from './demo.ts';
import { createMswServer } from './node.ts';
import { createTestCaller } from './testCaller.ts';

const demo = createDemo({ onRejected: () => undefined });
const { request } = createTestCaller(demo);
const server = createMswServer(demo);

beforeAll(() => server.listen());
afterAll(() => server.close());

it('the simulated cooperative stands in front of Node’s own fetch, on any host, and refuses what is no call', async () => {
  const response = await fetch(await request(leer, { token: demo.signIn().token }));
  const { value } = (await response.json()) as { value: string };
  expect(JSON.parse(await demo.cipher.decrypt(value))).toMatchObject({ ok: true, data: { usuario: 'mfguaman' } });
  expect((await fetch('https://otro.example/api/perfilSocio')).status).toBe(400);
});
