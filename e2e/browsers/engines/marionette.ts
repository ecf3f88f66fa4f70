import { existsSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';

/** Firefox's own protocol, older than WebDriver BiDi: what the program around the pages is asked. */
export interface Marionette {
  version: string;
  /** Where the same session is to be had over WebDriver BiDi: there is one at a time. */
  bidiAddress: string;
  /** Runs a function in the browser's own window with arguments that JSON can carry. Nothing of its surroundings is there. */
  run: <Given extends readonly unknown[]>(action: (...given: Given) => void, ...given: Given) => Promise<void>;
  close: () => void;
}

/** Put into a profile: then a port that is free is taken, and written down beside it. */
export const MARIONETTE_PREFERENCES = { 'marionette.port': 0 };

/** What answers a command: its number, and an error in the browser's words. */
type Answer = readonly [kind: 1, id: number, error: { error: string; message: string } | null, value: unknown];

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (reason: Error) => void;
}

/** A message is a JSON text after its length in bytes. */
const packed = (message: unknown): string => {
  const text = JSON.stringify(message);
  return `${Buffer.byteLength(text)}:${text}`;
};

/** Takes the whole messages out of what has been heard; answers what is left of it. */
function unpack(heard: Buffer, onMessage: (message: unknown) => void): Buffer {
  const colon = heard.indexOf(':');
  if (colon < 0) return heard;
  const end = colon + 1 + Number(heard.subarray(0, colon));
  if (heard.length < end) return heard;
  onMessage(JSON.parse(heard.subarray(colon + 1, end).toString()));
  return unpack(heard.subarray(end), onMessage);
}

/** Speaks to the Firefox that runs with that profile. */
export async function openMarionette(profile: string): Promise<Marionette> {
  const socket = await connected(Number(readFileSync(await portFile(profile), 'utf8')));
  const waiting = new Map<number, Waiting>();
  let heard: Buffer = Buffer.alloc(0);
  let last = 0;
  socket.on('data', (data) => {
    heard = unpack(Buffer.concat([heard, data]), (message) => {
      // The first one is its greeting.
      if (!Array.isArray(message)) return;
      const [, id, error, value] = message as unknown as Answer;
      const one = waiting.get(id);
      waiting.delete(id);
      if (error) one?.reject(new Error(`${error.error}: ${error.message}`));
      else one?.resolve(value);
    });
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('El navegador se cerró.'));
  });
  const send = (command: string, parameters: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.write(packed([0, last, command, parameters]));
    });
  const { capabilities } = (await send('WebDriver:NewSession', { webSocketUrl: true })) as {
    capabilities: { browserVersion: string; webSocketUrl: string };
  };
  await send('Marionette:SetContext', { value: 'chrome' });
  return {
    version: capabilities.browserVersion,
    bidiAddress: capabilities.webSocketUrl,
    run: async (action, ...given) => {
      await send('WebDriver:ExecuteScript', { script: `(${String(action)})(...arguments)`, args: given });
    },
    close: () => socket.destroy(),
  };
}

async function portFile(profile: string): Promise<string> {
  const file = join(profile, 'MarionetteActivePort');
  for (let tries = 0; tries < 100 && !existsSync(file); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return file;
}

function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}
