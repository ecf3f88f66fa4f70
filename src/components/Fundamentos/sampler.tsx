import { CircleCheck, Send, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { levelLine, oneColumn } from '#theme/blocks.ts';
import { type AcceptedBrand, brandPart } from '#theme/brandTheme.ts';
import { color, radius, rem, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { AccountNumber } from '../AccountNumber/AccountNumber.tsx';
import { BackLink, BackLinkLabel } from '../BackLink/BackLink.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Brand } from '../Brand/Brand.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FactRows } from '../Facts/FactRows.tsx';
import { AmountField } from '../Field/AmountField.tsx';
import { PasswordField } from '../Field/PasswordField.tsx';
import { FlowStepper } from '../FlowStepper/FlowStepper.tsx';
import { HelpLine } from '../HelpLine/HelpLine.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Meter } from '../Meter/Meter.tsx';
import { Money } from '../Money/Money.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Stepper } from '../Stepper/Stepper.tsx';
import { Switch } from '../Switch/Switch.tsx';

/** What the caller of the components says; what they say themselves is their own. */
export const samplerWords = {
  back: 'Productos',
  steps: ['Datos', 'Revisar', 'Comprobante'],
  account: 'Ahorro a la vista',
  active: 'Vigente',
  due: 'Vence pronto',
  facts: [
    { label: 'Saldo contable', value: 'Actualizado hoy' },
    { label: 'Oficina', value: 'Cuenca, Centro' },
  ],
  amount: 'Valor',
  password: 'Contraseña',
  wrong: 'La contraseña no es correcta.',
  period: 'Período',
  periods: ['Mes', 'Semestre', 'Año'],
  remember: 'Recordar este dispositivo',
  alerts: 'Avisos por correo',
  notice: 'Llega el siguiente día hábil.',
  send: 'Enviar',
  review: 'Revisar',
  discard: 'Descartar',
  remove: 'Eliminar',
};

/** The words of a sampler in some language. */
export type SamplerWords = typeof samplerWords;

/** Many components beside each other, as they look in a brand or a language. */
export function Sampler({ name, words = samplerWords }: { name: string; words?: SamplerWords }) {
  const none = () => undefined;
  const [first = '', second = '', third = ''] = words.periods;
  return (
    <Board>
      <Ink>
        <Brand name={name} compact />
        <HelpLine telephone={{ shown: '07 283 0000', address: 'tel:072830000' }} onAgencies={none} onInk />
        <Stepper steps={words.steps} current={2} />
      </Ink>
      <BackLink href="#volver">
        <BackLinkLabel>{words.back}</BackLinkLabel>
      </BackLink>
      <FlowStepper steps={words.steps} current={2} />
      <Card>
        <Ends>
          <span>
            <b>{words.account}</b> <AccountNumber number="2201004871" />
          </span>
          <Money cents={2_896_37} size="md" />
        </Ends>
        <Row>
          <Badge tone="ok" icon={CircleCheck}>
            {words.active}
          </Badge>
          <Badge tone="warn" icon={TriangleAlert}>
            {words.due}
          </Badge>
          <Money cents={-45_30} flow="outgoing" />
          <Money cents={120_00} flow="income" />
        </Row>
        <Meter used={0.3} taken={0.25} />
        <FactRows facts={words.facts} sunken />
      </Card>
      <AmountField label={words.amount} />
      <PasswordField label={words.password} error={words.wrong} autoComplete="off" />
      <SegmentedControl
        label={words.period}
        options={[
          { value: '1', label: first },
          { value: '2', label: second },
          { value: '3', label: third },
        ]}
        value="2"
        onChange={none}
      />
      <Checkbox label={words.remember} defaultChecked />
      <Switch label={words.alerts} checked onChange={none} />
      <Notice tone="info">{words.notice}</Notice>
      <Row>
        <Button icon={<Icon icon={Send} />}>{words.send}</Button>
        <Button variant="secondary">{words.review}</Button>
        <Button variant="ghost">{words.discard}</Button>
        <Button variant="danger">{words.remove}</Button>
      </Row>
    </Board>
  );
}

/** A part of the page in a brand of its own. */
export function InBrand({ brand, theme, name }: { brand: AcceptedBrand; theme: 'light' | 'dark'; name: string }) {
  return (
    <Ground style={brandPart(brand, theme)}>
      <Sampler name={name} />
    </Ground>
  );
}

const Ground = styled.div`
  min-width: 0;
  padding: ${space[4]};
  border-radius: ${radius.card};
`;

/** As wide as a column of a page, and named like one: components go by its width. */
const Board = styled.div`
  container: main / inline-size;
  ${oneColumn}
  gap: ${space[4]};
  justify-items: start;
  max-width: ${rem(560)};

  > :not(a) {
    width: 100%;
  }
`;

const Ink = styled.div`
  ${oneColumn}
  gap: ${space[2]};
  padding: ${space[4]};
  border-radius: ${radius.card};
  background: ${color.surfaceInk};
  color: ${color.navActiveText};
`;

const Card = styled.div`
  ${oneColumn}
  gap: ${space[3]};
  padding: ${space[5]};
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};

  b {
    ${type.bodyStrong}
  }
`;

const Row = styled.div`
  ${levelLine}
  gap: ${space[2]} ${space[4]};
`;

const Ends = styled(Row)`
  justify-content: space-between;
`;
