import styled from 'styled-components';
import { visuallyHidden } from '#theme/accessibility.ts';

/**
 * The user name of a form that sets a password, for password managers only: without it the new password is saved without a name or under
 * another one. Invisible, silent and not reachable by key; draws nothing while the name is not known.
 */
export function PasswordUser({ name }: { name: string | null | undefined }) {
  return name ? (
    <Unseen type="text" value={name} readOnly autoComplete="username" tabIndex={-1} aria-hidden="true" />
  ) : null;
}

const Unseen = styled.input`
  ${visuallyHidden}
`;
