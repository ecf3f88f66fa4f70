import { type MenuPlace, type RouteName, routeEntries, type routeTable } from './routeTable.ts';

type Table = typeof routeTable;
/** Name of an address's parameter: `numeroCuenta` of `/cuentas/:numeroCuenta`. */
type Parameter<Path> = Path extends `${string}:${infer Name}` ? Name : never;
/** The routes that have an address: all but the page for unknown ones. */
type Addressed = { [Name in RouteName]: Table[Name]['path'] extends '*' ? never : Name }[RouteName];

/** The empty address (§2 «empty path»); it has no screen and leads to sign-in. */
const ROOT = '/';

/** Every address of §2, made from the table of routes. Parameters are in the router's notation; screens link through {@link to}. */
export const paths = {
  root: ROOT,
  ...Object.fromEntries(routeEntries.flatMap(([name, { path }]) => (path === '*' ? [] : [[name, path]]))),
} as { root: typeof ROOT } & { [Name in Addressed]: Table[Name]['path'] };

/** An address, or a function that makes one from its parameter. */
type Link<Name extends Addressed> = [Parameter<Table[Name]['path']>] extends [never]
  ? Table[Name]['path']
  : Table[Name] extends { fixed: object }
    ? string
    : (value: string) => string;

/** Addresses with their parameters filled in. `tipo` of the two transfers is the kind: 0 interna, 1 externa (D-46). */
export const to = {
  root: ROOT,
  ...Object.fromEntries(
    routeEntries.map(([name, { path, fixed }]) => {
      const filled = Object.entries(fixed ?? {}).reduce<string>(
        (address, [key, value]) => address.replace(`:${key}`, value),
        path,
      );
      const link = (value: string) => filled.replace(/:\w+/, () => encodeURIComponent(value));
      return [name, filled.includes(':') ? link : filled];
    }),
  ),
} as { root: typeof ROOT } & { [Name in Addressed]: Link<Name> };

/** Menu entry that a route of the shell belongs to. */
export type MenuEntry = Exclude<MenuPlace, 'ajustes'>;

/** Patterns that match addresses as the router does: a parameter is one part, and a slash may follow. */
const patterns = routeEntries.flatMap(([, { path, menu }]) =>
  menu ? [{ menu, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`) }] : [],
);

const menuPlaceOf = (pathname: string): MenuPlace | null =>
  patterns.find(({ pattern }) => pattern.test(pathname))?.menu ?? null;

/** The current menu entry of an address (D-45: inicio and productos both keep INICIO); `null` where none is current. */
export function menuEntryOf(pathname: string): MenuEntry | null {
  const place = menuPlaceOf(pathname);
  return place === 'ajustes' ? null : place;
}

/** True for an address of the settings family, where the settings icon is the current one. */
export const isSettingsPath = (pathname: string): boolean => menuPlaceOf(pathname) === 'ajustes';

/** True when this page has that address; to the router, slashes at the end do not matter. */
export const isAt = (pathname: string, address: string): boolean => pathname.replace(/(.)\/+$/, '$1') === address;

/** Only to resolve addresses against; never called. */
const ANY_ORIGIN = 'https://banca.invalid';

/**
 * The address to return to after sign-in: only one of ours, so that a crafted link cannot lead elsewhere (security.md 2.2);
 * `null` for anything else.
 */
export function internalAddress(address: unknown): string | null {
  if (typeof address !== 'string' || !/^\/(?![/\\])/.test(address) || /\p{Cc}|\\/u.test(address)) return null;
  // «/.//host» is ours too, and would become «//host» once its dots are resolved. What begins with one slash is always an address.
  if (new URL(address, ANY_ORIGIN).pathname.startsWith('//')) return null;
  return address === paths.login || address === paths.root ? null : address;
}
