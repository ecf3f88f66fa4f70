import { CircleAlert, CircleCheck, Info, type LucideIcon, ShieldCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius } from '#theme/tokens.ts';

export type NoticeTone = 'advice' | 'info' | 'ok' | 'warn' | 'error';

export interface NoticeProps {
  tone: NoticeTone;
  icon?: LucideIcon;
  /** One secondary action, such as Reintentar. */
  action?: ReactNode;
  /** `alert` interrupts, `status` waits; without it the notice is part of the page. */
  role?: 'alert' | 'status';
  children: ReactNode;
}

const icons: Readonly<Record<NoticeTone, LucideIcon>> = {
  advice: ShieldCheck,
  info: Info,
  ok: CircleCheck,
  warn: TriangleAlert,
  error: CircleAlert,
};

/** A message that belongs to its place and stays until its cause is gone. */
export function Notice({ tone, icon, action, role, children }: NoticeProps) {
  const Icon = icon ?? icons[tone];
  return (
    <Box $tone={tone} role={role}>
      <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
      <Text>{children}</Text>
      {action}
    </Box>
  );
}

const tones = {
  advice: { background: color.surfaceBrandSoft, icon: color.textLink },
  info: { background: color.infoSoft, icon: color.info },
  ok: { background: color.okSoft, icon: color.ok },
  warn: { background: color.warnSoft, icon: color.warn },
  error: { background: color.errorSoft, icon: color.error },
} as const;

const Box = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 8px 14px;
  padding: 12px 16px;
  border-radius: ${radius.field};
  background: ${({ $tone }) => tones[$tone].background};
  color: ${({ $tone }) => ($tone === 'error' ? color.error : color.textPrimary)};
  font-size: 0.875rem;
  line-height: 1.25rem;

  > svg {
    color: ${({ $tone }) => tones[$tone].icon};
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Text = styled.div`
  flex: 1 1 7.5rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;
