/** The package has no types of its own. */
declare module 'subset-font' {
  /** Cuts out of a font what a text is written with; an axis of `variationAxes` stays at one value, the others stay variable. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2' | 'woff' | 'sfnt'; variationAxes?: Readonly<Record<string, number>> },
  ): Promise<Uint8Array>;
}
