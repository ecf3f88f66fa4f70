import type { Cipher } from '#crypto/cipher.ts';
import { type ErrorCode, errorCodes } from '#domain/errorCodes.ts';
import { isRecord } from '#domain/records.ts';

/** One entry of the envelope's `messages` (§3, §8). */
export interface ReplyMessage {
  code: string;
  text: string;
}

/** The body of every answer (contract B.0). */
export interface ReplyEnvelope {
  ok: boolean;
  data: unknown;
  messages: readonly ReplyMessage[];
}

/** Makes an answer of an envelope: JSON, never stored, wrapped as {value} when encryption is on. */
export type Reply = (envelope: ReplyEnvelope, status?: number) => Promise<Response>;

/** Builds the answers of one cooperative. */
export function createReply(cipher: Cipher, wrapBodies: boolean): Reply {
  return async (envelope, status = 200) => {
    const json = JSON.stringify(envelope);
    return jsonResponse(wrapBodies ? JSON.stringify({ value: await cipher.encrypt(json) }) : json, status);
  };
}

/** What an answer of the cooperative says; null for one that is no envelope. */
export async function openReply(cipher: Cipher, response: Response): Promise<ReplyEnvelope | null> {
  const sent: unknown = await response.json().catch(() => null);
  const opened: unknown =
    isRecord(sent) && typeof sent.value === 'string' ? JSON.parse(await cipher.decrypt(sent.value)) : sent;
  return isRecord(opened) && typeof opened.ok === 'boolean' && Array.isArray(opened.messages)
    ? { ok: opened.ok, data: opened.data, messages: opened.messages as ReplyMessage[] }
    : null;
}

/** A JSON answer of a text that is taken as it is. */
export function jsonResponse(text: string, status = 200): Response {
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/** An envelope that succeeds. */
export function succeeded(data: unknown): ReplyEnvelope {
  return { ok: true, data: data ?? null, messages: [] };
}

/** An envelope that fails with codes of the table and their texts. */
export function failed(...codes: readonly ErrorCode[]): ReplyEnvelope {
  return failedWith(codes.map((code) => ({ code, text: errorCodes[code].text })));
}

/** An envelope that fails with these messages. */
export function failedWith(messages: readonly ReplyMessage[]): ReplyEnvelope {
  return { ok: false, data: null, messages };
}
