import styled from 'styled-components';
import { visuallyHidden } from '#theme/accessibility.ts';

/**
 * Whose password a form sets, for password managers alone: without it a new one is kept under no name, or under another's. Seen by nobody, heard by
 * nobody and reached by no key; nothing while the name is not known.
 */
export function PasswordUser({ name }: { name: string | null | undefined }) {
  return name ? (
    <Unseen type="text" value={name} readOnly autoComplete="username" tabIndex={-1} aria-hidden="true" />
  ) : null;
}

const Unseen = styled.input`
  ${visuallyHidden}
`;
