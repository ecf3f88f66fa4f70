import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { LiveText } from '#components/LiveText/LiveText.tsx';
import { onAwake } from '#components/onAwake.ts';
import { barTrack } from '#theme/blocks.ts';
import { color, radius, space } from '#theme/tokens.ts';
import { settlingLeft } from './useVerification.ts';

/** What is said once the time is over and the cooperative's last answer is still to come. */
const LAST_ANSWER = 'Esperamos la última respuesta de la cooperativa.';

/**
 * How long «Verificar» may take, from its start and as it passes (screens.md A.0 «FM failures» d): the rest of the time in which an order
 * may still be on its way. `sentAt` in ms since the epoch. Assistive technology hears how long it may be and that it is over, not each second.
 */
export function VerificationWait({ sentAt }: { sentAt: number }) {
  const [whole] = useState(() => settlingLeft(sentAt));
  const left = useTimeLeft(whole);
  const atMost = secondsOf(whole);
  const isOver = atMost > 0 && left === 0;
  const start = `Consultamos el comprobante. Puede tardar ${atMost > 0 ? `hasta ${inSeconds(atMost)}` : 'unos segundos'}.`;
  return (
    <Wait>
      <p aria-hidden="true">{start}</p>
      {atMost > 0 && (
        <>
          <Bar aria-hidden="true">
            <Passed style={{ inlineSize: `${((whole - left) / whole) * 100}%` }} />
          </Bar>
          <p role="timer">{isOver ? LAST_ANSWER : leftInWords(secondsOf(left))}</p>
        </>
      )}
      <LiveText text={useLater(isOver ? LAST_ANSWER : start)} />
    </Wait>
  );
}

/** ms that are left of `whole`, read from the clock once a second and when the page wakes: a hidden page's timers are late. */
function useTimeLeft(whole: number): number {
  const [until] = useState(() => Date.now() + whole);
  const [left, setLeft] = useState(whole);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => {
      clearTimeout(timer);
      const now = Math.min(whole, Math.max(0, until - Date.now()));
      setLeft(now);
      // To the next whole second of what is left.
      if (now > 0) timer = setTimeout(read, now % 1000 || 1000);
    };
    read();
    const stop = onAwake(read);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [whole, until]);
  return left;
}

/** The text, one drawing late: what a live region holds at first is not said. */
function useLater(text: string): string {
  const [later, setLater] = useState('');
  useEffect(() => {
    const next = setTimeout(() => setLater(text));
    return () => clearTimeout(next);
  }, [text]);
  return later;
}

const secondsOf = (ms: number): number => Math.ceil(ms / 1000);
const inSeconds = (seconds: number): string => (seconds === 1 ? '1 segundo' : `${seconds} segundos`);
const leftInWords = (seconds: number): string => `${seconds === 1 ? 'Queda' : 'Quedan'} ${inSeconds(seconds)}`;

const Wait = styled.div`
  display: grid;
  gap: ${space[2]};
  color: ${color.textSecondary};
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.div`
  ${barTrack}
  border-radius: ${radius.full};
  background: ${color.surfaceSunken};
`;

const Passed = styled.div`
  height: 100%;
  background: ${color.textLink};

  @media (forced-colors: active) {
    background: Highlight;
  }
`;
