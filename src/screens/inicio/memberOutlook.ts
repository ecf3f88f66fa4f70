import { dateInWords, weekdayAndDate } from '#domain/calendar.ts';
import { type Cents, formatMoney, opposite } from '#domain/money.ts';
import { movementKind, movementText } from '#domain/movementText.ts';
import { type Expected, OUTLOOK_DAYS, type Outlook, outlook } from '#domain/outlook.ts';
import {
  type Regular,
  type Rhythm,
  regularIncome,
  regularSaving,
  type SeenMovement,
} from '#domain/regularMovements.ts';

/** The outlook, and what it counts with. */
export interface MemberOutlook {
  outlook: Outlook;
  /** What is counted, as a sentence or several. */
  assumed: string;
}

interface Known {
  available: Cents;
  dues: readonly Expected[];
  seen: readonly SeenMovement[];
  /** `yyyy-MM-dd` */
  today: string;
}

/** The outlook from what is known, with its words; null where nothing is known to happen. */
export function outlookOf({ available, dues, seen, today }: Known): MemberOutlook | null {
  const incomes = regularIncome(seen, today, OUTLOOK_DAYS);
  const savings = regularSaving(seen, today, OUTLOOK_DAYS);
  const found = outlook({
    available,
    dues: [...dues, ...savings.flatMap((one) => expectedOf(one, 'saving'))],
    incomes: incomes.flatMap((one) => expectedOf(one, 'income')),
    today,
  });
  return found && { outlook: found, assumed: assumedText(found, incomes) };
}

function expectedOf({ id, text, cents, days }: Regular, kind: Expected['kind']): Expected[] {
  return days.map((day) => ({
    kind,
    id,
    day,
    name: kind === 'saving' ? 'Ahorro programado' : incomeName(text),
    cents,
  }));
}

/** «Sueldo», who sent it, or what it was. */
function incomeName(text: string): string {
  const { title, detail } = movementText(text);
  const kind = movementKind(text);
  if (kind === 'salary') return 'Sueldo';
  return (kind === 'received' && detail) || title;
}

/** «Le alcanza hasta el martes 23 de diciembre»; the section's title. */
export function titleOf({ shortOn, lastsUntil, days }: Outlook): string {
  if (lastsUntil === null) return `Le alcanza para los próximos ${days.length} días`;
  if (shortOn === days[0]?.day) return 'Hoy su saldo no le alcanza';
  return `Le alcanza hasta el ${weekdayAndDate(lastsUntil)}`;
}

/** What stands under the title: the lowest balance, or what would be missing. */
export function leadOf({ shortOn, lowest, days }: Outlook): string {
  const today = days[0]?.day;
  const lowestDay = lowest.day === today ? 'hoy' : `el ${dateInWords(lowest.day)}`;
  if (shortOn === null) return `El saldo más bajo sería ${formatMoney(lowest.cents)} ${lowestDay}.`;
  const missing = formatMoney(opposite(lowest.cents));
  const from = shortOn === today ? 'hoy' : `el ${weekdayAndDate(shortOn)}`;
  return lowest.day === shortOn ? `Le faltarían ${missing} ${from}.` : `Le faltarían hasta ${missing} desde ${from}.`;
}

const rhythms: Readonly<Record<Rhythm, string>> = {
  weekly: 'cada semana',
  fortnightly: 'cada dos semanas',
  twiceMonthly: 'cada quincena',
  monthly: 'cada mes',
};

/** An outlook has something that is expected: a due date, a saving or an income is told beside the balance. */
function assumedText({ events }: Outlook, incomes: readonly Regular[]): string {
  const uses = (kind: Expected['kind']) => events.some((event) => event.kind === kind);
  const counted = [
    'su saldo disponible',
    ...(uses('due') ? ['sus vencimientos conocidos'] : []),
    ...(uses('saving') ? ['su ahorro programado'] : []),
    ...incomesText(incomes),
  ];
  const last = counted.pop();
  return [
    `Cuenta con ${counted.join(', ')} y ${last}.`,
    incomes.length > 0
      ? 'De cada ingreso toma el valor más bajo y la fecha más tardía de los últimos cuatro meses.'
      : 'En sus movimientos no hay ingresos que se repitan.',
    'No incluye sus gastos diarios.',
  ].join(' ');
}

/** «su sueldo de alrededor de $850,00 cada mes», «otros 2 ingresos que se repiten». */
function incomesText(incomes: readonly Regular[]): string[] {
  const named = incomes.filter(({ text }) => movementKind(text) === 'salary');
  const others = incomes.filter(({ text }) => movementKind(text) !== 'salary');
  const about = ({ cents, rhythm }: Regular) => `de alrededor de ${formatMoney(cents)} ${rhythms[rhythm]}`;
  const [only, ...more] = others;
  const besides = named.length > 0 ? 'otro' : 'un';
  return [
    ...named.map((salary) => `su sueldo ${about(salary)}`),
    ...(only && more.length === 0 ? [`${besides} ingreso ${about(only)}`] : []),
    ...(more.length > 0 ? [`${named.length > 0 ? 'otros ' : ''}${others.length} ingresos que se repiten`] : []),
  ];
}
