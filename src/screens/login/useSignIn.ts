import { useApi } from '#api/ApiProvider.tsx';
import { ApiError } from '#api/apiError.ts';
import { useSessionStore } from '#session/SessionProvider.tsx';
import type { Credentials } from './signIn.ts';

/** The two calls and the contract behind them are fetched when the member begins to type, not to draw the form. */
const loadSignIn = () => import('./signIn.ts');

/** Signs in and opens the session; rejects with ApiError. `prepare` fetches the code ahead of the click. */
export function useSignIn(): { prepare: () => void; signIn: (credentials: Credentials) => Promise<void> } {
  const api = useApi();
  const store = useSessionStore();
  return {
    prepare: () => void loadSignIn().catch(() => undefined),
    signIn: async (credentials) => {
      const { signIn } = await loadSignIn().catch(() => {
        throw ApiError.of('unreachable');
      });
      await store.open(await signIn(api, credentials));
    },
  };
}
