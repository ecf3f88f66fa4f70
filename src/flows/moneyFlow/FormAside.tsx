import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TextButton } from '#components/Button/TextButton.tsx';
import { FactRows } from '#components/Facts/FactRows.tsx';
import { type Cents, formatMoney } from '#domain/money.ts';
import type { LimitLeft } from '#domain/orderAmount.ts';
import { useHelp } from '#flows/help/useHelp.tsx';
import { color, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export interface FormAsideProps {
  limit: LimitLeft | null;
  /** What the order costs and when it arrives, as far as that can be said before Revisar. */
  facts: readonly { label: string; value: string }[];
  /** Whom the member has paid last. */
  children?: ReactNode;
}

/** Beside Datos, where the window has room for it (DESIGN.md §12): what is left of the limits, cost and arrival, recent payees, help. */
export function FormAside({ limit, facts, children }: FormAsideProps) {
  const help = useHelp();
  return (
    <Aside aria-label="Antes de continuar">
      {limit && (
        <section aria-label="Cupos disponibles">
          <Heading>Cupos disponibles</Heading>
          <FactRows
            facts={[
              { label: 'Hoy', value: shareText(limit.dailyLeft, limit.dailyLimit) },
              { label: 'Este mes', value: shareText(limit.monthlyLeft, limit.monthlyLimit) },
            ]}
          />
        </section>
      )}
      {facts.length > 0 && (
        <section aria-label="Costo y llegada">
          <Heading>Costo y llegada</Heading>
          <FactRows facts={facts} />
        </section>
      )}
      {children}
      <section aria-label="Ayuda">
        <Heading>¿Necesita ayuda?</Heading>
        <Links>
          <TextButton type="button" onClick={help.openQuestions}>
            Preguntas frecuentes
          </TextButton>
          <TextButton type="button" onClick={help.openAgencies}>
            Agencias y teléfonos
          </TextButton>
        </Links>
      </section>
    </Aside>
  );
}

const shareText = (left: Cents, limit: Cents): string => `${formatMoney(left)} de ${formatMoney(limit)}`;

const Aside = styled.aside`
  display: grid;
  gap: ${space[7]};
  min-width: 0;
`;

const Heading = styled.h2`
  margin-bottom: ${space[2]};
  ${type.h3}
`;

const Links = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  color: ${color.textLink};
`;
