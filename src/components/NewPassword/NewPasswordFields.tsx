import { KeyRound } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import type { ChecklistItem } from '#domain/password.ts';
import { color, radius, space } from '#theme/tokens.ts';
import { FieldPair } from '../EntryLayout/entryParts.ts';
import { PasswordField } from '../Field/PasswordField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { PasswordChecklist } from '../PasswordChecklist/PasswordChecklist.tsx';

/** One of the two fields: what a form library's `register` returns, and its error. */
export interface NewPasswordField {
  label: string;
  input: ComponentPropsWithRef<'input'>;
  error?: string | undefined;
}

export interface NewPasswordFieldsProps {
  chosen: NewPasswordField;
  confirmation: NewPasswordField;
  /** Heading of the checklist. */
  title: string;
  checklist: readonly ChecklistItem[];
  /** The field has been left with something in it. */
  checked: boolean;
  readOnly?: boolean;
}

const icon = <Icon icon={KeyRound} size="large" />;

/** A new password, its confirmation and the live checklist (§5), as every page beside an ink panel shows them. */
export function NewPasswordFields({
  chosen,
  confirmation,
  title,
  checklist,
  checked,
  readOnly = false,
}: NewPasswordFieldsProps) {
  return (
    <>
      <FieldPair>
        {[chosen, confirmation].map(({ label, input, error }) => (
          <PasswordField
            key={label}
            {...input}
            label={label}
            icon={icon}
            autoComplete="new-password"
            readOnly={readOnly}
            error={error}
          />
        ))}
      </FieldPair>
      <Checklist>
        <PasswordChecklist title={title} items={checklist} checked={checked} wide />
      </Checklist>
    </>
  );
}

const Checklist = styled.div`
  padding: ${space[5]};
  border-radius: ${radius.field};
  background: ${color.surfaceSunken};
`;
