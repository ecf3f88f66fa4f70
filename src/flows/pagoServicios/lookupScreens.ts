import { GraduationCap, type LucideIcon, Scale, Zap } from 'lucide-react';
import type { CodeSceneProps } from '#components/Scene/CodeScene.tsx';
import type { OrderKind } from '#flows/moneyFlow/operation.ts';
import { to } from '#navigation/paths.ts';
import type { Category, Criterion, Service } from './services.ts';

/** What tells one page of the lookup-and-pay mechanism from another (screens.md A.2 pagos/…): words, and how a debt is shown. */
export interface LookupScreen {
  title: string;
  /** Under the title. */
  text: string;
  icon: LucideIcon;
  address: string;
  /** What its receipts are of, where the server does not say so. */
  kind: OrderKind;
  /** «Institución»: over the list of services, where there are several. */
  serviceLabel: string;
  /** Over the contracts that one reference has found. */
  contractsLabel: string;
  /** Over the debts; null where the total stands over them instead. */
  debtsTitle: string | null;
  /** «Estudiante», over the holder's name. */
  holderLabel: string;
  /** The holder is a person, shown with initials. */
  isPerson: boolean;
  /** Says capital and interest of each debt apart. */
  splitsInterest: boolean;
  /** Several debts are counted as «2 meses». */
  unit: readonly [one: string, many: string];
  /** «Debe pagar primero los meses más antiguos.» */
  oldestFirstText: string;
  /** copy.md: nothing is found, and nothing is owed. */
  unknownText: string;
  nothingDueText: string;
  /** Where the code is found that is asked for first, where the server does not say so. */
  whereText: string;
  /** What it stands on, drawn beside that. */
  paper: CodeSceneProps['paper'];
}

const usual = {
  serviceLabel: 'Servicio',
  contractsLabel: 'Seleccione qué pagar',
  debtsTitle: 'Seleccione los valores a pagar',
  holderLabel: 'Titular',
  isPerson: false,
  splitsInterest: false,
  unit: ['valor', 'valores'],
  oldestFirstText: 'Debe pagar primero los valores más antiguos.',
  unknownText: 'No encontramos valores con esa referencia.',
  nothingDueText: 'No tiene valores pendientes.',
  whereText: 'Está en su planilla o en un comprobante anterior.',
  paper: 'bill',
} as const;

/** pagos/centrosur: by four criteria, one or several supplies, the bill large. */
export const centrosur: LookupScreen = {
  ...usual,
  title: 'Luz eléctrica CentroSur',
  text: 'Consulte y pague sus planillas',
  icon: Zap,
  address: to.centrosur,
  kind: 'CENTROSUR',
  contractsLabel: 'Seleccione el suministro',
  debtsTitle: null,
  unit: ['planilla', 'planillas'],
  oldestFirstText: 'Debe pagar primero las planillas más antiguas.',
  unknownText: 'No encontramos un suministro con esos datos.',
  nothingDueText: 'Su planilla está al día.',
  whereText: 'Está en la parte superior de su planilla.',
};

/** pagos/supa: by three criteria, months from the oldest on. */
export const supa: LookupScreen = {
  ...usual,
  title: 'Pensiones alimenticias (SUPA)',
  text: 'Consulte y pague los meses pendientes',
  icon: Scale,
  address: to.supa,
  kind: 'SUPA',
  contractsLabel: 'Seleccione la tarjeta',
  debtsTitle: 'Meses pendientes',
  holderLabel: 'Beneficiario',
  isPerson: true,
  splitsInterest: true,
  unit: ['mes', 'meses'],
  oldestFirstText: 'Debe pagar primero los meses más antiguos.',
  unknownText: 'No encontramos pensiones con ese código.',
  nothingDueText: 'La pensión está al día.',
  whereText: 'Está en la tarjeta SUPA o en un comprobante anterior.',
  paper: 'card',
};

/** pagos/colegios: the institution, then the student. */
export const colegios: LookupScreen = {
  ...usual,
  title: 'Pago de colegios',
  text: 'Pensiones y matrículas',
  icon: GraduationCap,
  address: to.colegios,
  kind: 'COLEGIO',
  serviceLabel: 'Institución',
  contractsLabel: 'Seleccione al estudiante',
  debtsTitle: 'Pensiones pendientes',
  holderLabel: 'Estudiante',
  isPerson: true,
  unit: ['pensión', 'pensiones'],
  oldestFirstText: 'Debe pagar primero las pensiones más antiguas.',
  unknownText: 'No encontramos al estudiante.',
  nothingDueText: 'No tiene valores pendientes.',
  whereText: 'Está en el carné del estudiante o en un comprobante anterior.',
  paper: 'card',
};

/** pagos/varios/{codigoCategoria}: everything that the server lists beside these. */
export function variousOf({ code, name, detail, icon }: Category): LookupScreen {
  return { ...usual, title: name, text: detail, icon, address: to.pagosVarios(code), kind: 'SERVICIO' };
}

/** Words of a criterion that names a code: of a plate or an identity card nobody asks where it is. */
const CODE = /c[oó]digo/i;

/** Where the code of a criterion is found: the server's words, of the one that is asked for first else the page's own; null for no code. */
export function whereFound(
  { whereText }: Pick<LookupScreen, 'whereText'>,
  service: Pick<Service, 'criteria'> | null,
  criterion: Pick<Criterion, 'code' | 'label' | 'help'> | null,
): string | null {
  if (!criterion || !CODE.test(criterion.label)) return null;
  return criterion.help || (criterion.code === service?.criteria[0]?.code ? whereText : null);
}
