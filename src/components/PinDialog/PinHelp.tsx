import { type ComponentType, useState } from 'react';
import styled from 'styled-components';
import { space } from '#theme/tokens.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { pinDialogWords } from './PinDialog.words.ts';

export interface PinHelpProps {
  /** Where the code was sent; without it, the member's own device generates it. */
  sentTo: string | undefined;
  /** The cooperative's telephone and agencies, asked for once the help is opened; `leave` closes the dialog. */
  contact: ComponentType<{ leave: () => void }> | undefined;
  leave: () => void;
}

/** «¿Dónde encuentro mi código?»; also for members who have no device yet, or a new number. */
export function PinHelp({ sentTo, contact: Contact, leave }: PinHelpProps) {
  const words = useMessages('PinDialog', pinDialogWords);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Place>
      <Disclosure summary={words.help} onOpen={() => setWasOpened(true)}>
        <Paragraphs>
          <p>{sentTo ? words.sent : words.made}</p>
          <p>{sentTo ? words.sentElsewhere : words.noDevice}</p>
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
