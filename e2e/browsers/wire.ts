/** How long a browser may take for one command, in ms. */
const PATIENCE = 60_000;

/** What a browser says by itself. */
export interface WireEvent {
  method: string;
  params: unknown;
  sessionId?: string;
}

/** Commands to a browser and their answers over one socket: the DevTools protocol and WebDriver BiDi write both alike. */
export interface Wire {
  /** @throws Error with the browser's own words when it refuses, or does not answer. */
  send: <Answer = unknown>(method: string, params?: object, sessionId?: string) => Promise<Answer>;
  close: () => void;
}

interface Incoming extends Partial<WireEvent> {
  id?: number;
  result?: unknown;
  /** DevTools: an object; BiDi: the name of the error. */
  error?: unknown;
  message?: string;
}

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (reason: Error) => void;
}

/** Opens the socket. `onEvent` hears what nobody asked for. */
export async function openWire(address: string, onEvent: (event: WireEvent) => void): Promise<Wire> {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error(`No se abre ${address}.`)), { once: true });
  });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const incoming = JSON.parse(String(data)) as Incoming;
    if (incoming.id === undefined) {
      if (incoming.method) onEvent({ params: {}, ...incoming, method: incoming.method });
      return;
    }
    const one = waiting.get(incoming.id);
    waiting.delete(incoming.id);
    if (incoming.error === undefined) one?.resolve(incoming.result);
    else one?.reject(new Error(`${JSON.stringify(incoming.error)} ${incoming.message ?? ''}`));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('El navegador se cerró.'));
    waiting.clear();
  });
  return {
    send: <Answer>(method: string, params: object = {}, sessionId?: string) =>
      new Promise<Answer>((resolve, reject) => {
        last += 1;
        const id = last;
        const limit = setTimeout(() => {
          waiting.delete(id);
          reject(new Error(`${method}: el navegador no responde.`));
        }, PATIENCE);
        waiting.set(id, {
          resolve: (answer) => {
            clearTimeout(limit);
            resolve(answer as Answer);
          },
          reject: (reason) => {
            clearTimeout(limit);
            reject(reason);
          },
        });
        socket.send(JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) }));
      }),
    close: () => socket.close(),
  };
}
