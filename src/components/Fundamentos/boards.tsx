import { CircleAlert, CircleCheck, Home, Mail, MoreVertical, Send, Smartphone, User } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { everyDay } from '#domain/balanceHistory.ts';
import { specTexts } from '#domain/specTexts.ts';
import { oneColumn } from '#theme/blocks.ts';
import { space } from '#theme/tokens.ts';
import { type as typography } from '#theme/typography.ts';
import { Badge } from '../Badge/Badge.tsx';
import { BalanceChart } from '../BalanceChart/BalanceChart.tsx';
import { Button, type ButtonVariant } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { LineButton } from '../Button/LineButton.ts';
import { TextButton } from '../Button/TextButton.tsx';
import { CardArt } from '../CardArt/CardArt.tsx';
import { LargeCardArt } from '../CardArt/LargeCardArt.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Chips } from '../Chips/Chips.tsx';
import { RadioCards } from '../ChoiceCards/RadioCards.tsx';
import { AmountField } from '../Field/AmountField.tsx';
import { PasswordField } from '../Field/PasswordField.tsx';
import { SelectField } from '../Field/SelectField.tsx';
import { TextField } from '../Field/TextField.tsx';
import { FlowStepper } from '../FlowStepper/FlowStepper.tsx';
import { HelpLine } from '../HelpLine/HelpLine.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconTile } from '../IconTile/IconTile.tsx';
import { Initials } from '../Initials/Initials.tsx';
import { InstalmentBar } from '../InstalmentBar/InstalmentBar.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Stepper } from '../Stepper/Stepper.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger', 'dangerSoft'];

/** One group of a board under its heading. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title>{title}</Title>
      <Room>{children}</Room>
    </section>
  );
}

/** Every control in each of its states, side by side: what is chosen beside what is not, what works beside what does not. */
export function ControlBoard() {
  return (
    <Board>
      <Part title="Botones">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button disabled>Inactivo</Button>
        <Button aria-disabled="true">Bloqueado</Button>
        <Button loading>Enviando</Button>
        <Button variant="secondary" icon={<Icon icon={Send} />}>
          Con icono
        </Button>
        <IconButton label="Más acciones" icon={<Icon icon={MoreVertical} size="large" />} />
        <p>
          Lea los <TextButton>términos y condiciones</TextButton> antes de seguir.
        </p>
        <LineButton>Repetir</LineButton>
        <HelpLine telephone={{ shown: '1800 000 000', address: 'tel:1800000000' }} onAgencies={() => undefined} />
      </Part>
      <Part title="Campos">
        <TextField label="Usuario" icon={<Icon icon={User} size="large" />} defaultValue="mfguaman" />
        <TextField label="Correo" icon={<Icon icon={Mail} size="large" />} error="El campo es requerido." />
        <TextField label="Marcado" invalid defaultValue="mfguaman" />
        <TextField label="Celular" icon={<Icon icon={Smartphone} size="large" />} disabled defaultValue="0900000214" />
        <PasswordField label="Contraseña" defaultValue="Ribera2026" />
        <AmountField label="Valor" error="El campo es requerido." />
        <SelectField
          label="Pregunta"
          placeholder="Elija una pregunta"
          defaultValue=""
          options={[{ value: '01', label: '¿Nombre de su primera mascota?' }]}
        />
      </Part>
      <Part title="Opciones">
        <Choices />
      </Part>
    </Board>
  );
}

function Choices() {
  const [isOn, setIsOn] = useState(true);
  const [amount, setAmount] = useState('TOTAL');
  const [period, setPeriod] = useState<'30' | '90'>('30');
  const [filter, setFilter] = useState<string | null>('todas');
  const [tab, setTab] = useState('datos');
  return (
    <>
      <Checkbox label="Casilla sin marcar" />
      <Checkbox label="Casilla marcada" defaultChecked />
      <Checkbox label="Casilla con error" error="Debe aceptar los términos y condiciones." />
      <Switch label="Interruptor encendido" checked={isOn} onChange={setIsOn} />
      <Switch label="Interruptor apagado" checked={!isOn} onChange={(next) => setIsOn(!next)} />
      <Switch label="Interruptor guardando" checked saving onChange={() => undefined} />
      <RadioCards
        label="¿Cuánto desea pagar?"
        options={[
          { value: 'TOTAL', label: 'Pago total', aside: '$612,35' },
          { value: 'MINIMO', label: 'Pago mínimo', aside: '$48,90' },
        ]}
        value={amount}
        onChange={setAmount}
      />
      <Wide>
        <SegmentedControl
          label="Periodo"
          options={[
            { value: '30', label: '30 días' },
            { value: '90', label: '90 días' },
          ]}
          value={period}
          onChange={setPeriod}
        />
      </Wide>
      <Chips
        label="Filtro"
        asField
        options={[
          { value: 'todas', label: 'Todas', icon: Home },
          { value: 'luz', label: 'Luz' },
        ]}
        value={filter}
        onChange={setFilter}
      />
      <Tabs
        label="Secciones"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'datos', label: 'Mis datos', content: 'Los datos del socio.' },
          { value: 'cupos', label: 'Mis cupos', content: 'Los cupos del socio.' },
        ]}
      />
    </>
  );
}

const days = everyDay(
  [
    { day: '2026-09-05', cents: 330_115 },
    { day: '2026-09-25', cents: 191_204 },
    { day: '2026-10-15', cents: 286_410 },
    { day: '2026-11-05', cents: 303_859 },
  ],
  '2026-09-05',
  '2026-11-20',
);

/** What says a state without being pressed: labels, notices, steps, waits, and the pictures of amounts and cards. */
export function StateBoard() {
  return (
    <Board>
      <Part title="Etiquetas y avisos">
        <Badge tone="ok" icon={CircleCheck}>
          Vigente
        </Badge>
        <Badge tone="error" icon={CircleAlert}>
          Vencido hace 6 días
        </Badge>
        <Badge tone="brand">Principal</Badge>
        <IconTile icon={Smartphone} />
        <Initials name="Carlos Andrés Loja Peralta" />
        <Notice tone="warn">La póliza vence el 10/12/2026</Notice>
        <Notice tone="error">{specTexts.validation.invalidForm}</Notice>
      </Part>
      <Part title="Pasos y esperas">
        <Wide>
          <FlowStepper steps={['Datos', 'Revisión', 'Comprobante']} current={2} />
        </Wide>
        <Stepper steps={['Identificación', 'Código', 'Usuario']} current={2} />
        <Button loading>Enviando</Button>
        <Skeleton $width="15rem" $height="1.25rem" />
      </Part>
      <Part title="Gráficos y tarjetas">
        <Wide>
          <BalanceChart days={days} dateFormat="dd/MM/yyyy" />
        </Wide>
        <Wide>
          <InstalmentBar paid={8} overdue={2} total={24} />
        </Wide>
        <CardArt last4="4502" />
        <LargeCardArt last4="4502" name="Sierra Azul" />
      </Part>
    </Board>
  );
}

const Board = styled.div`
  ${oneColumn}
  gap: ${space[8]};
`;

const Title = styled.h2`
  ${typography.h3}
  margin-bottom: ${space[3]};
`;

const Room = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[4]} ${space[6]};
  min-width: 0;

  > * {
    max-width: 100%;
  }
`;

const Wide = styled.div`
  container: main / inline-size;
  flex: 1 1 100%;
  min-width: 0;
`;
