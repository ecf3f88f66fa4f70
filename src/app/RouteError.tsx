import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { DialogProvider } from '#components/Dialog/DialogProvider.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { UNEXPECTED_ERROR_TEXT } from '#domain/unexpectedError.ts';
import { StuckHelp } from '#flows/help/StuckHelp.tsx';
import { useRouteError } from '#navigation/router.ts';
import { color, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { useChangeWatch } from './ChangeWatchContext.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { answerTo, stampReload, tabStorage } from './staleChunk.ts';
import { useCalmReload } from './useCalmReload.ts';
import { useErrorCode } from './useErrorCode.ts';
import { Waiting } from './Waiting.tsx';

/**
 * What a route shows when it throws, or when its code is gone after a deployment: then one reload comes first. Without a connection the code
 * of a page that was not opened yet cannot come: that is no error, and passes with the connection.
 */
export function RouteError() {
  const { cooperativeName, theme } = useConfig();
  const error = useRouteError();
  const answer = useAnswer(error);
  if (answer === 'reload') return <Waiting />;
  if (answer === 'wait') {
    return (
      <Alone>
        <NoConnection />
      </Alone>
    );
  }
  return (
    <ErrorPage
      cooperativeName={cooperativeName}
      logoUrl={theme.logoUrl}
      error={error}
      help={
        <DialogProvider>
          <StuckHelp onInk />
        </DialogProvider>
      }
    />
  );
}

/** The same inside the shell: menu and profile stay, only the screen's place tells of the trouble. */
export function ScreenError() {
  const error = useRouteError();
  const answer = useAnswer(error);
  if (answer === 'reload') return <Waiting />;
  return answer === 'wait' ? <NoConnection /> : <ScreenTrouble error={error} />;
}

/** Without any code of its own to fetch, nor a button: a reload would take away what is there. */
function NoConnection() {
  return (
    <Trouble role="alert">
      <h1 tabIndex={-1}>Sin conexión</h1>
      <p>Esta página se abrirá cuando vuelva la conexión. Sus operaciones ya confirmadas no se pierden.</p>
    </Trouble>
  );
}

function ScreenTrouble({ error }: { error: unknown }) {
  const code = useErrorCode(error);
  const { isWaiting, ask } = useCalmReload(() => location.reload());
  return (
    <Trouble role="alert">
      <h1 tabIndex={-1}>Algo no salió bien</h1>
      <p>{UNEXPECTED_ERROR_TEXT}</p>
      <Button loading={isWaiting} onClick={ask}>
        Volver a cargar
      </Button>
      <StuckHelp />
      <Code>Código del error {code}</Code>
    </Trouble>
  );
}

const Trouble = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;

  h1 {
    ${type.h1}
    outline: none;
  }
`;

const Code = styled.p`
  ${type.bodySmall}
  color: ${color.textSecondary};
`;

/** Where no shell stands around it. */
const Alone = styled.main`
  padding: ${space[6]};
`;

/**
 * What is done about this error; looked at anew when another error takes its place. Who waits for the connection gets the page with it: each
 * time, since it is the line that was missing and no file, and once no answer is still to come.
 */
function useAnswer(error: unknown): ReturnType<typeof answerTo> {
  const { isChanging } = useChangeWatch();
  const look = (): ReturnType<typeof answerTo> =>
    answerTo(error, {
      isChanging: isChanging(),
      isOnline: navigator.onLine,
      storage: tabStorage(),
      now: Date.now(),
    });
  const [found, setFound] = useState(() => ({ error, answer: look() }));
  const { answer } = found;
  if (found.error !== error) setFound({ error, answer: look() });
  const answerAnew = useEffectEvent((next: typeof answer) => setFound({ error, answer: next }));
  const { ask } = useCalmReload(() => {
    // Lost again meanwhile, or another error stands here.
    if (answer !== 'wait' || !navigator.onLine) return;
    stampReload({ storage: tabStorage(), now: Date.now() });
    location.reload();
  });
  const back = useEffectEvent(ask);
  useEffect(() => {
    const giveUp = (): void => answerAnew('tell');
    if (answer === 'reload') {
      if (stampReload({ storage: tabStorage(), now: Date.now() })) location.reload();
      else giveUp();
    }
    if (answer !== 'wait') return undefined;
    const hear = (): void => back();
    addEventListener('online', hear);
    // It may be back already.
    if (navigator.onLine) hear();
    return () => removeEventListener('online', hear);
  }, [answer]);
  return answer;
}
