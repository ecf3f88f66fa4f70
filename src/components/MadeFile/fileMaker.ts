/** A kind of file that the page makes when the member asks for one. */
export interface FileMaker<Content> {
  /** As `application/pdf`. */
  type: string;
  /** What a file of this content is called, with its ending. */
  nameOf: (content: Content) => string;
  /** Fetches the code that makes it, heavier than any page; called only when a file is asked for. */
  fetch: () => Promise<(content: Content) => Blob | Promise<Blob>>;
  /** Said where it cannot be made: what happened and what else can be done. */
  failed: string;
}

/** `comprobante-2026-1103-048198.pdf`: a part that the server gave keeps only what every file system takes. */
export function fileName(ending: string, parts: readonly (string | null | undefined)[]): string {
  const safe = parts.map((part) => (part ?? '').replace(/[^\w-]+/g, '').slice(0, 60)).filter(Boolean);
  return `${safe.join('-')}.${ending}`;
}
