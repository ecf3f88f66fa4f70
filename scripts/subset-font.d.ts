/** The package has no types of its own. */
declare module 'subset-font' {
  /** Cuts out of a font what a text is written with. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2' | 'woff' | 'sfnt' },
  ): Promise<Uint8Array>;
}
