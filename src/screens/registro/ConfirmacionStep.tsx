import { MessageSquareText } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { AccountNumber } from '#components/AccountNumber/AccountNumber.tsx';
import { cardBox } from '#components/Card/cardBox.ts';
import { Notice } from '#components/Notice/Notice.tsx';
import { cleanAccountNumber } from '#domain/accountNumber.ts';
import { cleanIdentification, identificationTypeOf, maskedIdentification } from '#domain/identification.ts';
import { cleanUserName, SECURITY_QUESTIONS } from '#domain/registration.ts';
import { CodePlace } from '#flows/pin/CodePlace.tsx';
import { bothEnds } from '#theme/blocks.ts';
import { color, size, space } from '#theme/tokens.ts';
import type { RegistrationForm } from './registrationForm.ts';

export interface ConfirmacionStepProps {
  /** Where the code comes to. */
  sentTo: string;
}

/** Step 4: what is about to be created, and that a code will be asked (DESIGN.md §1 «Say what will happen next»). */
export function ConfirmacionStep({ sentTo }: ConfirmacionStepProps) {
  const form = useFormContext<RegistrationForm>().getValues();
  const type = identificationTypeOf(form.tipo);
  return (
    <>
      <Facts>
        <div>
          <dt>Identificación</dt>
          <dd>{maskedIdentification(type, cleanIdentification(type, form.identificacion))}</dd>
        </div>
        <div>
          <dt>Cuenta</dt>
          <dd>
            <AccountNumber number={cleanAccountNumber(form.numeroCuenta)} />
          </dd>
        </div>
        <div>
          <dt>Usuario</dt>
          <dd>
            <b>{cleanUserName(form.usuario)}</b>
          </dd>
        </div>
        <div>
          <dt>Preguntas de seguridad</dt>
          <dd>{SECURITY_QUESTIONS} registradas</dd>
        </div>
        <div>
          <dt>Términos y condiciones</dt>
          <dd>{form.terminos ? 'Aceptados' : 'No aceptados'}</dd>
        </div>
        <div>
          <dt>Tratamiento de datos</dt>
          <dd>{form.tratamiento ? 'Autorizado' : 'No autorizado'}</dd>
        </div>
      </Facts>
      <Notice tone="advice" icon={MessageSquareText}>
        Le pediremos el código de confirmación que recibirá en <CodePlace sentTo={sentTo} />.
      </Notice>
    </>
  );
}

const Facts = styled.dl`
  ${cardBox}

  > div {
    ${bothEnds}
    align-items: center;
    gap: 0 ${space[4]};
    min-height: ${size.button};
    padding: ${space[2]} ${space[5]};
  }

  > div + div {
    border-top: 1px solid ${color.borderSubtle};
  }

  dt {
    color: ${color.textSecondary};
  }

  dd {
    min-width: 0;
    margin-left: auto;
    overflow-wrap: anywhere;
  }
`;
