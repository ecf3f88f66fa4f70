import { PencilLine } from 'lucide-react';
import { boolean, object, string } from 'yup';
import type { ApiClient } from '#api/client.ts';
import type { DatosDestinoExterno } from '#api/contract/datosDestino.ts';
import { externas, validarExternas } from '#api/contract/transferencias.ts';
import type { Validacion } from '#api/contract/validacion.ts';
import { maskAccountUnbroken } from '#domain/accountNumber.ts';
import { EXTERNAL_CONCEPT_LENGTH, isPlainConcept } from '#domain/concept.ts';
import type { Cents } from '#domain/money.ts';
import { maskedDocument, type NameMatch } from '#flows/cuentasDestino/destination.ts';
import { conceptFault } from '#flows/moneyFlow/concept.ts';
import {
  type Operation,
  type OrderSummary,
  originBlock,
  paidFrom,
  type ReviewBlock,
} from '#flows/moneyFlow/operation.ts';
import { transferTexts } from '#flows/moneyFlow/transferTexts.ts';
import { ruled } from '#forms/ruled.ts';
import { to } from '#navigation/paths.ts';
import type { ExternalPayee } from './externalPayee.ts';

/** Datos of a transfer to another institution, the new account aside, as typed. */
export interface ExternalForm {
  fuente: 'registradas' | 'nueva';
  /** Code of a registered account. */
  registrada: string;
  valor: string;
  concepto: string;
  /** «Guardar en mis cuentas destino»: asked for on the receipt, with a code of its own. */
  guardar: boolean;
}

export const EMPTY: ExternalForm = {
  fuente: 'registradas',
  registrada: '',
  valor: '',
  concepto: '',
  guardar: false,
};

/** The rules that need no bank. */
export const externalSchema = object({
  fuente: string<ExternalForm['fuente']>().defined(),
  registrada: string().defined(),
  valor: string().defined(),
  concepto: ruled(externalConceptMessage),
  guardar: boolean().defined(),
});

/** The message under «Concepto», or null: as inside the cooperative, shorter and without special characters. */
export function externalConceptMessage(value: string): string | null {
  return (
    conceptFault(value, EXTERNAL_CONCEPT_LENGTH) ??
    (isPlainConcept(value.trim()) ? null : 'Solo letras, números, punto, coma y guion.')
  );
}

/** What is sent, the transaction aside: a registered destination or a one-off one, never both. */
export type ExternalBody = ExternalOrder & ({ codigoCuentaDestino: string } | { destino: DatosDestinoExterno });

interface ExternalOrder {
  numeroCuentaOrigen: string;
  valor: Cents;
  concepto: string;
}

/** The body of a form that is right. */
export function externalBody(
  form: ExternalForm,
  origin: string,
  destination: { codigoCuentaDestino: string } | { destino: DatosDestinoExterno },
  cents: Cents,
): ExternalBody {
  return {
    numeroCuentaOrigen: origin,
    valor: cents,
    concepto: form.concepto.trim(),
    ...destination,
  };
}

/** What a body says in words: for Revisar and for the PIN alike, so that what is shown is what is signed. */
export function externalSummary(body: ExternalBody, originName: string, payee: ExternalPayee): OrderSummary {
  const account = [payee.accountType, maskAccountUnbroken(payee.number)].filter(Boolean).join(' ');
  const badge = badgeOf(payee.nameMatch);
  return {
    ...paidFrom(body, originName),
    payee: [
      { label: 'Beneficiario', value: payee.name },
      { label: 'Institución', value: payee.institution },
      { label: 'Cuenta destino', value: account },
    ],
    identity: {
      key: `cuenta ${payee.number} ${payee.institution}`,
      endings: [payee.number.slice(-4)],
      ...('codigoCuentaDestino' in body ? { destinationCode: body.codigoCuentaDestino } : {}),
    },
    blocks: [
      originBlock(originName, body.numeroCuentaOrigen),
      {
        field: 'destination',
        caption: 'Cuenta destino',
        name: payee.name,
        lines: [
          `${payee.institution} · ${account}`,
          ...(payee.identification ? [maskedDocument(payee.identificationType, payee.identification)] : []),
        ],
        tile: payee.name,
        ...(badge ? { badge } : {}),
      },
      { field: 'concept', caption: 'Concepto', name: body.concepto, lines: [], tile: PencilLine },
    ],
  };
}

/** The same summary with what the check of the name has brought (screens.md A.0 «Beneficiary check»). */
export function withNameMatch(summary: OrderSummary, { coincidenciaNombre }: Validacion): OrderSummary {
  const badge = badgeOf(coincidenciaNombre ?? null);
  if (!badge) return summary;
  return {
    ...summary,
    blocks: summary.blocks.map((block) => (block.field === 'destination' ? { ...block, badge } : block)),
  };
}

function badgeOf(match: NameMatch | null): ReviewBlock['badge'] | null {
  if (match === 'EXACTA') return { tone: 'ok', text: 'Nombre verificado' };
  if (match === 'SIMILAR') return { tone: 'warn', text: 'Nombre similar al titular' };
  if (match === 'NO_COINCIDE') return { tone: 'warn', text: 'El nombre no coincide con el titular' };
  return match === 'NO_DISPONIBLE' ? { tone: 'info', text: 'Nombre sin verificar' } : null;
}

/** Transfers to other institutions. */
export const externalTransfer: Operation<ExternalBody> = {
  ...transferTexts,
  kind: 'EXTERNA',
  title: 'Transferencia externa',
  address: to.transferenciaExterna,
  /** The bank's check of the order, with its costs. */
  validate: (api: ApiClient, body) => api.call(validarExternas, { body }),
  /** Moves the money. */
  execute: (api: ApiClient, body) => api.call(externas, { body }),
  refusals: externas.codes,
};
