import styled from 'styled-components';
import { fontFamily, rem } from '#theme/tokens.ts';
import { Mark } from '../Scene/Mark.tsx';

export interface BrandProps {
  /** The cooperative's configured name. */
  name: string;
  /** Replaces the mark. */
  logoUrl?: string | null;
  /** One line instead of two, for the mobile top bar. */
  compact?: boolean;
}

/** Mark and name. A name that begins with «Cooperativa» is set in two lines, as a letterhead would. */
export function Brand({ name, logoUrl, compact = false }: BrandProps) {
  const [, kind, rest] = /^(Cooperativa)\s+(.+)$/i.exec(name.trim()) ?? [null, null, name.trim()];
  const size = compact ? 36 : 48;
  return (
    <Row>
      {logoUrl ? <Logo src={logoUrl} alt="" width={size} height={size} /> : <Mark size={size} />}
      <span>
        {kind && <Kind $compact={compact}>{kind} </Kind>}
        <Name $compact={compact}>{rest}</Name>
      </span>
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
  color: var(--brand-text, inherit);

  > span {
    min-width: 0;
  }
`;

const Logo = styled.img`
  flex: none;
  object-fit: contain;
`;

const Kind = styled.span<{ $compact: boolean }>`
  display: ${({ $compact }) => ($compact ? 'none' : 'block')};
  font: 400 0.875rem / 1.125rem ${fontFamily.body};
  opacity: 0.85;
`;

const Name = styled.span<{ $compact: boolean }>`
  display: block;
  overflow: hidden;
  font: 600 ${({ $compact }) => rem($compact ? 18 : 23)} / 1.15 ${fontFamily.display};
  letter-spacing: -0.01em;
  text-overflow: ellipsis;
`;
