/** Of one room's files, without `src/room/` and `.ts`: survivors as [what stands there, what stood there instead, why nobody could notice]. */
export type Told = Readonly<Record<string, readonly (readonly [from: string, to: string, why: string])[]>>;

export const ANY_NAME = 'a test’s name becomes the type of its error, which nobody reads';
