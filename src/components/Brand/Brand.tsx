import styled from 'styled-components';
import { visuallyHidden } from '#theme/accessibility.ts';
import { fontFamily, fontWeight, media, rem, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
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
      <Spoken>{name}</Spoken>
      <span aria-hidden="true">
        {kind && <Kind $compact={compact}>{kind} </Kind>}
        <Name $compact={compact}>{rest}</Name>
      </span>
    </Row>
  );
}

/** Where a phone is read at 200 % zoom, the name needs the room of its mark: a long word beside it would be broken or cut (D-72). */
const TOO_NARROW_FOR_MARK = 256;

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[3.5]};
  min-width: 0;
  color: var(--brand-text, inherit);

  ${media.narrowerThan(TOO_NARROW_FOR_MARK)} {
    > svg,
    > img {
      display: none;
    }
  }

  > span {
    min-width: 0;
  }
`;

/** The two lines would be read as one word. */
const Spoken = styled.span`
  ${visuallyHidden}
`;

const Logo = styled.img`
  flex: none;
  object-fit: contain;
`;

const Kind = styled.span<{ $compact: boolean }>`
  display: ${({ $compact }) => ($compact ? 'none' : 'block')};
  ${type.bodySmallTight}
  opacity: 0.85;
`;

const Name = styled.span<{ $compact: boolean }>`
  display: block;
  overflow: hidden;
  font: ${fontWeight.strong} ${({ $compact }) => rem($compact ? 18 : 23)} / 1.15 ${fontFamily.display};
  letter-spacing: -0.01em;
  text-overflow: ellipsis;
`;
