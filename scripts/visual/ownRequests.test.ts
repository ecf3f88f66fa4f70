import { describe, expect, it } from 'vitest';
import { isOwnRequest } from './ownRequests.ts';

const json = 'application/json';

describe('the report’s server', () => {
  it('shows itself to this machine, under its own names', () => {
    expect(isOwnRequest({ host: '127.0.0.1:6007' }, 6007, false)).toBe(true);
    expect(isOwnRequest({ host: 'localhost:6007' }, 6007, false)).toBe(true);
    // A name of somebody else's that leads here.
    expect(isOwnRequest({ host: 'ajeno.example:6007' }, 6007, false)).toBe(false);
    expect(isOwnRequest({ host: '127.0.0.1:80' }, 6007, false)).toBe(false);
    expect(isOwnRequest({}, 6007, false)).toBe(false);
  });

  it('accepts pictures only for its own page', () => {
    const own = { host: '127.0.0.1:6007', origin: 'http://127.0.0.1:6007', 'content-type': json };
    expect(isOwnRequest(own, 6007, true)).toBe(true);
    expect(isOwnRequest({ ...own, origin: 'https://ajeno.example' }, 6007, true)).toBe(false);
    expect(isOwnRequest({ ...own, origin: 'http://localhost:6007' }, 6007, true)).toBe(false);
    expect(isOwnRequest({ ...own, origin: 'null' }, 6007, true)).toBe(false);
    expect(isOwnRequest({ ...own, origin: undefined }, 6007, true)).toBe(false);
    // What a form of another site can send.
    expect(isOwnRequest({ ...own, 'content-type': 'text/plain' }, 6007, true)).toBe(false);
  });
});
