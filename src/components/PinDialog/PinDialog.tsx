import { CircleAlert, MessageSquareText, Smartphone } from 'lucide-react';
import { type ComponentType, useId } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '#theme/accessibility.ts';
import { color, fontSize, lineHeight, media, rem, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Button } from '../Button/Button.tsx';
import { TextButton } from '../Button/TextButton.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconTile } from '../IconTile/IconTile.tsx';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { lowWindow, scrollingWindow } from './lowWindow.ts';
import { PinBoxes } from './PinBoxes.tsx';
import { PinCountdown } from './PinCountdown.tsx';
import { pinDialogWords } from './PinDialog.words.ts';
import { PinHelp } from './PinHelp.tsx';
import { type PinInfo, PinInfoBlock } from './PinInfoBlock.tsx';
import { type PinOutcome, usePinAttempts } from './usePinAttempts.ts';

export type { PinOutcome } from './usePinAttempts.ts';

/** One sentence for members whose code does not arrive, and what they can do about it. */
export interface PinHint {
  text: string;
  action: string;
  onAction: () => void;
}

export interface PinDialogProps {
  /** Sends the six digits. Must not reject: a failure is an outcome. */
  onSubmit: (code: string) => Promise<PinOutcome>;
  /** True once the code was accepted; false for X, Escape, cancel and after 180 seconds. Called once. */
  onClose: (confirmed: boolean) => void;
  /** Shows the cancel button from the start, with this text (D-4). */
  cancelLabel?: string | undefined;
  /** What is being signed (§2): title and rows of label, value, bold. */
  info?: PinInfo | undefined;
  /** Where the bank says that it has sent the code, «celular terminado en 214». Without it, the member's own device generates the code. */
  sentTo?: string | undefined;
  /** Shown under the boxes from the start, with an action that closes the dialog as the X does. */
  hint?: PinHint | undefined;
  /**
   * The cooperative's telephone: shown under «¿Dónde encuentro mi código?», and once no further code can be accepted. Call `leave` to close
   * the dialog before something else is opened.
   */
  help?: ComponentType<{ leave: () => void }> | undefined;
  /** Time since the dialog opened, ms; the catalogue fixes it. */
  elapsedSource?: (() => number) | undefined;
}

/** The PIN dialog (§2, §4, §5, D-1…D-9, D-44). */
export function PinDialog({
  onSubmit,
  onClose,
  cancelLabel,
  info,
  sentTo,
  hint,
  help: Help,
  elapsedSource,
}: PinDialogProps) {
  const words = useMessages('PinDialog', pinDialogWords);
  const { pin, sending, failures, final, edited, blanks, messages, close, ...attempts } = usePinAttempts({
    onSubmit,
    onClose,
    elapsedSource,
  });
  const promptId = useId();
  const messagesId = useId();
  const infoId = useId();
  const shownMessages = blanks.length > 0 ? [words.required] : messages;
  // With a hint the code may never have been sent, so typing it again after the first refusal need not help.
  const isStuck = final || (hint !== undefined && failures > 0);
  const showCancel = cancelLabel !== undefined || attempts.hasFailedOften;
  return (
    <Dialog
      labelledBy={promptId}
      describedBy={info && infoId}
      dismissLabel={words.close}
      onDismiss={() => close(false)}
      sheet
    >
      <Head>
        <IconTile icon={sentTo ? MessageSquareText : Smartphone} tone="accent" size={52} />
        <Prompt id={promptId}>{sentTo ? words.promptSent(sentTo) : words.prompt}</Prompt>
        <Short aria-hidden="true">{sentTo ? words.shortPromptSent(sentTo) : words.shortPrompt}</Short>
      </Head>
      {info && <PinInfoBlock info={info} spokenId={infoId} />}
      <Form onSubmit={attempts.submit} noValidate>
        <PinBoxes
          pin={pin}
          dispatch={attempts.change}
          invalid={blanks.length > 0 ? blanks : messages.length > 0 && !edited}
          describedBy={shownMessages.length > 0 && !edited ? messagesId : undefined}
          locked={sending || final}
        />
        <Messages id={messagesId} role="alert">
          {shownMessages.map((text, index) => (
            // A new element for each failure, so that the same text is spoken a second time.
            <p key={`${failures}-${index}`}>
              <Icon icon={CircleAlert} />
              <span>{text}</span>
            </p>
          ))}
        </Messages>
        {isStuck && Help && <Help leave={() => close(false)} />}
        {hint && (
          <Hint>
            <span>{hint.text}</span>{' '}
            <TextButton
              onClick={() => {
                close(false);
                hint.onAction();
              }}
            >
              {hint.action}
            </TextButton>
          </Hint>
        )}
        {!final && <PinCountdown elapsed={attempts.elapsed} />}
        <Actions>
          <Button type="submit" size="large" fullWidth loading={sending} aria-disabled={final || undefined}>
            {words.submit}
          </Button>
          {showCancel && (
            <Button variant="ghost" size="large" fullWidth onClick={() => close(false)}>
              {cancelLabel ?? words.cancel}
            </Button>
          )}
        </Actions>
      </Form>
      <PinHelp sentTo={sentTo} contact={isStuck ? undefined : Help} leave={() => close(false)} />
    </Dialog>
  );
}

const Head = styled.div`
  ${lowWindow} {
    /* The X stands at its right. */
    margin-block: -${space[2]} 0;
    margin-inline: 0 ${rem(48)};

    > :first-child {
      display: none;
    }
  }
`;

const Prompt = styled.h2`
  ${type.h2}
  margin: ${space[4]} 0 ${space[6]};
  text-wrap: balance;
  overflow-wrap: anywhere;

  ${media.belowMenu} {
    ${type.h2Small}
  }

  ${lowWindow} {
    margin: 0 0 ${space[2]};
    font-size: ${fontSize.body};
    line-height: ${lineHeight.bodySmall};
    letter-spacing: 0;
  }

  ${scrollingWindow} {
    ${visuallyHidden}
  }
`;

const Short = styled.p`
  display: none;
  margin-bottom: ${space[2]};
  ${type.h3Compact}

  ${scrollingWindow} {
    display: block;
  }
`;

/** In a low window the boxes and Continuar stay at its lower edge, over what is being signed. */
const Form = styled.form`
  ${lowWindow} {
    position: sticky;
    bottom: 0;
    margin: 0 -${space[1]};
    padding: ${space[1.5]} ${space[1]} ${space[2]};
    background: ${color.surfaceCard};
  }

  ${scrollingWindow} {
    position: static;
  }
`;

const Messages = styled.div`
  ${type.bodySmall}
  display: grid;
  gap: ${space[1.5]};
  color: ${color.error};

  p {
    display: flex;
    gap: ${space[2]};
    margin-top: ${space[3]};
    overflow-wrap: anywhere;
  }

  p + p {
    margin-top: 0;
  }
`;

const Hint = styled.p`
  ${type.bodySmall}
  margin-top: ${rem(12)};
  color: ${color.textSecondary};
`;

/** Between the time that is left and Continuar: midway between two steps, as drawn. */
const ABOVE_ACTIONS = '22px';

const Actions = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-top: ${ABOVE_ACTIONS};

  ${lowWindow} {
    gap: 0;
    margin-top: ${space[1.5]};

    > * {
      min-height: ${size.target};
    }
  }
`;
