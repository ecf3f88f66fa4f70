import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { isRecord } from '#domain/records.ts';
import { answers } from '#mocks/storyDemo.ts';

/** A list of destinations as it was before one with that number was registered elsewhere: the bank has it, what is loaded here does not. */
export const lacking = (list: AnyEndpoint, numeroCuenta: string) =>
  answers.rewritten(list, (data) =>
    Array.isArray(data) ? data.filter((row) => !(isRecord(row) && row.numeroCuenta === numeroCuenta)) : data,
  );
