import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../testRender.tsx';
import { Timeline, type TimelineStep } from './Timeline.tsx';
import { TimelineRoom } from './TimelineRoom.ts';

const steps: readonly TimelineStep[] = [
  { name: 'Debitado', state: 'done', detail: '20/11/2026 10:15' },
  { name: 'Enviado', state: 'waiting', detail: '' },
  { name: 'Acreditado', state: 'pending', detail: 'Por confirmar hasta el 23/11/2026.' },
];

test.each([{ shown: steps }, { shown: steps.slice(0, 1) }, { shown: steps.slice(1, 2) }])(
  'is as high as the steps that come (%#)',
  async ({ shown }) => {
    await renderComponent(
      <>
        <TimelineRoom data-testid="room" $steps={shown} />
        <Timeline label="Estado" steps={shown} />
      </>,
    );
    const heightOf = (element: Element): number => element.getBoundingClientRect().height;
    const room = heightOf(page.getByTestId('room').element());
    expect(room).toBe(heightOf(page.getByRole('list', { name: 'Estado' }).element()));
    expect(room).toBeGreaterThan(20);
  },
);
