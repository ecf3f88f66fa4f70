import { useApi, useLocationReader } from '#api/ApiProvider.tsx';
import { notFetched } from '#api/client.ts';
import { inTime } from '#api/inTime.ts';
import { useDialogs } from '#components/Dialog/DialogProvider.tsx';
import { useVisit } from '#components/Dialog/visits.ts';
import { useConfig } from '#config/ConfigProvider.tsx';
import { hostAnswers } from '#config/hostAnswers.ts';
import { useSessionStore } from '#session/SessionProvider.tsx';
import type { Credentials } from './signIn.ts';

/** The two calls and the contract behind them are fetched when somebody is there, not to draw the form. */
const loadSignIn = () => inTime(import('./signIn.ts'));

/** Fetches that code ahead of the click. */
export function prepareSignIn(): void {
  loadSignIn().catch(() => undefined);
}

const missing = () => notFetched(hostAnswers);

/** Signs in and opens the session; false when the code of a new device was not given, or the page was left. Rejects with ApiError. */
export function useSignIn(): (credentials: Credentials) => Promise<boolean> {
  const api = useApi();
  const location = useLocationReader();
  const open = useDialogs();
  const presentVisit = useVisit();
  const store = useSessionStore();
  const { dateFormat } = useConfig();

  return async (credentials) => {
    const visit = presentVisit();
    const confirmDevice = async (idTransaccion: string): Promise<boolean> => {
      const dialog = await inTime(import('./confirmDevice.ts')).catch(missing);
      return dialog.confirmDevice(api, open, idTransaccion, location(), visit, dateFormat);
    };
    const { signIn } = await loadSignIn().catch(missing);
    const session = await signIn(api, credentials, confirmDevice, visit);
    // No session that nobody sees: the computer may be anybody's.
    if (session === null || visit.aborted) return false;
    await store.open(session, credentials.usuario);
    return true;
  };
}
