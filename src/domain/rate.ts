/** A yearly rate in percent, `1,20 %` (§9). */
export function rateText(rate: number): string {
  return `${rate.toFixed(2).replace('.', ',')} %`;
}
