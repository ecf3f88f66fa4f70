/**
 * Longest wait for an answer, in ms. Above the slowest answer that a member was ever seen to wait for (15 s). Beside the transport, which
 * comes later than the pages that reckon with it.
 */
export const TIME_LIMIT_MS = 30_000;
