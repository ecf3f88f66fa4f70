import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { CONFIRM_DIALOG_WIDTH_PX } from '#domain/constants.ts';
import { color, fontWeight, media, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Button } from '../Button/Button.tsx';
import type { IconDrawing } from '../Icon/Icon.tsx';
import { IconTile } from '../IconTile/IconTile.tsx';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { Dialog } from './Dialog.tsx';
import { dialogWords } from './Dialog.words.ts';
import { useDialogs } from './DialogProvider.tsx';

export interface ConfirmDialogProps {
  icon: IconDrawing;
  title: string;
  /** The text of the question; a name in it is in `<b>`. */
  text?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Icon and final button in red, for what is final. The focus starts on cancel in any case. */
  destructive?: boolean;
  onResult: (confirmed: boolean) => void;
}

/** A question with two equal buttons, 416 px (§9). Escape means no; a click outside does nothing. */
export function ConfirmDialog({
  icon,
  title,
  text,
  confirmLabel,
  cancelLabel,
  destructive = false,
  onResult,
}: ConfirmDialogProps) {
  const { cancel } = useMessages('Dialog', dialogWords);
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      labelledBy={titleId}
      role="alertdialog"
      width={CONFIRM_DIALOG_WIDTH_PX}
      describedBy={text ? textId : undefined}
      onDismiss={() => onResult(false)}
    >
      <IconTile icon={icon} tone={destructive ? 'error' : 'brand'} size={56} />
      <Title id={titleId}>{title}</Title>
      {text && <Text id={textId}>{text}</Text>}
      <Actions>
        <Button variant="secondary" size="large" onClick={() => onResult(false)} data-autofocus>
          {cancelLabel ?? cancel}
        </Button>
        <Button variant={destructive ? 'danger' : 'primary'} size="large" onClick={() => onResult(true)}>
          {confirmLabel}
        </Button>
      </Actions>
    </Dialog>
  );
}

/** `await confirm({…})`: true only for the confirming button. */
export function useConfirm(): (options: Omit<ConfirmDialogProps, 'onResult'>) => Promise<boolean> {
  const open = useDialogs();
  return async (options) => (await open<boolean>((close) => <ConfirmDialog {...options} onResult={close} />)) === true;
}

const Title = styled.h2`
  ${type.h2}
  margin-top: ${space[5]};
  text-wrap: balance;
`;

const Text = styled.p`
  margin-top: ${space[2]};
  color: ${color.textSecondary};
  overflow-wrap: anywhere;

  b {
    color: ${color.textPrimary};
    font-weight: ${fontWeight.strong};
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
  margin-top: ${space[6]};

  button {
    padding-inline: ${space[3]};
  }

  ${media.belowMenu} {
    grid-template-columns: repeat(auto-fit, minmax(min(8.25rem, 100%), 1fr));
  }
`;
