/** A kind of file that the page makes when the member asks for one. */
export interface FileMaker<Content> {
  /** MIME type, such as `application/pdf`. */
  type: string;
  /** Name of the file with this content, with its ending. */
  nameOf: (content: Content) => string;
  /** Fetches the code that makes it, heavier than any page; called only when a file is asked for. */
  fetch: () => Promise<(content: Content) => Blob | Promise<Blob>>;
  /** Shown when the file cannot be made: what happened and what else can be done. */
  failed: string;
}

/** `comprobante-2026-1103-048198.pdf`: parts that come from the server keep only characters that every file system takes. */
export function fileName(ending: string, parts: readonly (string | null | undefined)[]): string {
  const safe = parts.map((part) => (part ?? '').replace(/[^\w-]+/g, '').slice(0, 60)).filter(Boolean);
  return `${safe.join('-')}.${ending}`;
}
