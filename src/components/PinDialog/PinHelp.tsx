import { type ComponentType, useState } from 'react';
import styled from 'styled-components';
import { space } from '#theme/tokens.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';

export interface PinHelpProps {
  /** Where the code was sent; without it, the member's own device makes it. */
  sentTo: string | undefined;
  /** The cooperative's telephone and agencies, asked for once the help is opened; `leave` closes the dialog. */
  contact: ComponentType<{ leave: () => void }> | undefined;
  leave: () => void;
}

/** «¿Dónde encuentro mi código?»: also for who has no device yet, or has another number by now. */
export function PinHelp({ sentTo, contact: Contact, leave }: PinHelpProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Place>
      <Disclosure summary="¿Dónde encuentro mi código?" onOpen={() => setWasOpened(true)}>
        <Paragraphs>
          {sentTo ? (
            <>
              <p>
                Lo enviamos al medio que registró en la cooperativa. Puede tardar un minuto; si es un correo, revise
                también los mensajes no deseados.
              </p>
              <p>
                Si ya no tiene ese número o correo, acérquese a una agencia con su identificación o llame a la
                cooperativa.
              </p>
            </>
          ) : (
            <>
              <p>Ábralo en el dispositivo móvil que registró: allí se genera un código de seis dígitos.</p>
              <p>
                Si aún no tiene un dispositivo, actívelo en una agencia con su identificación o llame a la cooperativa.
                Nadie de la cooperativa le pedirá este código.
              </p>
            </>
          )}
          {wasOpened && Contact && <Contact leave={leave} />}
        </Paragraphs>
      </Disclosure>
    </Place>
  );
}

const Place = styled.div`
  margin: ${space[2]} 0 -${space[4]};
`;

const Paragraphs = styled.div`
  display: grid;
  gap: ${space[2]};
`;
