/** What of a request tells where it comes from. */
interface RequestHeaders {
  host?: string | undefined;
  origin?: string | undefined;
  'content-type'?: string | undefined;
}

/**
 * Whether a request comes from the report's own page on this machine: another site that the browser shows can name a server here, under a
 * name of its own too, and is not to accept pictures.
 * @param isChange whether the request changes something: then it says from which page it comes, and brings what no form can send.
 */
export function isOwnRequest(headers: RequestHeaders, port: number, isChange: boolean): boolean {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const { host = '', origin } = headers;
  if (!hosts.includes(host)) return false;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  return !isChange || (origin !== undefined && headers['content-type'] === 'application/json');
}
