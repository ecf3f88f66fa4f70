/** A number as it is meant: without the blanks and the dashes of any kind with which people write, copy and paste it (D-54). */
export const withoutGaps = (typed: string): string => typed.replace(/[\s\-\u2010-\u2015]/g, '');
