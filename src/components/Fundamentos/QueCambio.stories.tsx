import { useEffect, useState } from 'react';
import styled from 'styled-components';
import preview from '#storybook/preview.tsx';
import { visuallyHidden } from '#theme/accessibility.ts';
import { Room } from '../storyRoom.tsx';
import { Section, Sheet } from './sheet.ts';

interface ChangesPageProps {
  /** Where the page lies that a run of the pictures has written. */
  address: string;
}

/** Where a run puts it: scripts/visual/report.ts. */
const LAST_RUN = './cambios/index.html';

/** Whether a run has written it. A server that has none may answer with the catalogue's front page. */
async function isThere(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address);
    return answer.ok && (await answer.text()).includes('<title>Qué cambió</title>');
  } catch {
    return false;
  }
}

/** What the last run of the pictures found different: each change once, cropped, with what is needed to say that it is right. */
function ChangesPage({ address }: ChangesPageProps) {
  const [isKnown, setKnown] = useState<boolean>();
  useEffect(() => {
    let isGone = false;
    void isThere(address).then((known) => {
      if (!isGone) setKnown(known);
    });
    return () => {
      isGone = true;
    };
  }, [address]);
  if (isKnown)
    return (
      <>
        <Hidden>Qué cambió</Hidden>
        <Frame title="Qué cambió" src={address} />
      </>
    );
  return (
    <Room>
      <Sheet>
        <Section>
          <h1>Qué cambió</h1>
          <p>
            {isKnown === undefined
              ? 'Buscando lo que dejó la última corrida de los retratos…'
              : 'Este catálogo se publicó sin una corrida de los retratos, así que no hay con qué comparar. En el proyecto: npm run test:visual los toma y npm run visual:report muestra aquí cada cambio, para aceptarlo desde esta página.'}
          </p>
        </Section>
      </Sheet>
    </Room>
  );
}

const meta = preview.meta({
  title: 'Inicio/Qué cambió',
  component: ChangesPage,
  tags: ['!autodocs'],
  args: { address: LAST_RUN },
  parameters: { controls: { disable: true } },
});

// What it shows is the last run's: its pictures would change with each.
export const QueCambio = meta.story({ name: 'Qué cambió', parameters: { chromatic: { disableSnapshot: true } } });

export const SinCorrida = meta.story({ name: 'Sin corrida', args: { address: './ninguna-corrida/index.html' } });

/** What the page in the frame shows as its heading, for who hears this one. */
const Hidden = styled.h1`
  ${visuallyHidden}
`;

/** A window of its own: its bar of what is chosen stays at the foot. */
const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 100vh;
  border: 0;
`;
