import { CreditCard, MessageCircleQuestionMark } from 'lucide-react';
import type { LoadedMovement, LoadedOrder } from '#api/loaded.ts';
import { movementIcons } from '#components/MovementList/movementIcon.ts';
import { maskAccountUnbroken } from '#domain/accountNumber.ts';
import { dayOfIso } from '#domain/calendar.ts';
import { formatDate } from '#domain/dates.ts';
import { opposite } from '#domain/money.ts';
import { movementKind, movementText } from '#domain/movementText.ts';
import { type Destination, destinationOfOrder, ownPlaceText } from '#flows/cuentasDestino/destination.ts';
import type { Favourite } from '#flows/favoritos/favourite.ts';
import { favouriteRow } from '#flows/favoritos/favouriteRow.ts';
import type { Question } from '#flows/help/useQuestions.ts';
import { flowStart } from '#flows/moneyFlow/flowStart.ts';
import {
  addressOf,
  type Category,
  categoryOf,
  iconOf,
  type Service,
  servicePage,
} from '#flows/pagoServicios/services.ts';
import { type Account, accountIcon, type Card, type Loan, loanIcon, type Products } from '#flows/productos/products.ts';
import { hasReached } from '#flows/repetir/sentTransfers.ts';
import { to } from '#navigation/paths.ts';
import type { SearchItem } from './searchItem.ts';
import { soughtMovement } from './soughtMovement.ts';

/** A line of a list, «•••• 8771 · Arriendo», of those of its parts that there are. */
const line = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

/** Registered accounts of others: a transfer with the payee chosen, and where they are kept. */
export function payeeItems(payees: readonly Destination[]): SearchItem[] {
  return payees.map((payee) => ({
    id: `payees ${payee.kind} ${payee.code}`,
    kind: 'payees',
    name: payee.name,
    detail: ownPlaceText(payee),
    icon: null,
    numbers: [payee.number],
    main: {
      verb: 'Transferir',
      lead: {
        to: payee.kind === 'internal' ? to.transferenciaInterna : to.transferenciaExterna,
        state: flowStart({ fuente: 'registradas', destino: payee.code }),
      },
    },
    second: { verb: 'Ver', lead: { to: to.transferencias } },
  }));
}

/** The payees that these orders have reached, the last one first, each once; a row of the history names its payee by code or in words. */
export function lastPayees(orders: readonly LoadedOrder[], payees: readonly Destination[]): Destination[] {
  const paid = orders.filter(hasReached).flatMap((order) => destinationOfOrder(order, payees) ?? []);
  return [...new Set(paid)];
}

/** A product of the member's, found by its name and its number, which is shown masked. */
const productItem = (
  kind: 'accounts' | 'loans',
  { number, name }: { number: string; name: string },
  icon: SearchItem['icon'],
  address: string,
) => ({
  id: `${kind} ${number}`,
  kind,
  name,
  detail: maskAccountUnbroken(number),
  icon,
  numbers: [number],
  main: { verb: '', lead: { to: address } },
});

/** The member's own accounts, with what can be taken out of them. */
export function accountItems({ savings, investments, certificates }: Products): SearchItem[] {
  return [...savings, ...investments, ...certificates].map((account: Account) => ({
    ...productItem('accounts', account, accountIcon(account), to.cuenta(account.number)),
    keywords: 'cuenta',
    cents: account.available,
  }));
}

/** The member's loans. */
export function loanItems({ loans }: Products): SearchItem[] {
  return loans.map((loan: Loan) => ({
    ...productItem('loans', loan, loanIcon(loan), to.credito(loan.number)),
    keywords: 'crédito préstamo deuda cuota',
  }));
}

/** Cards of the cooperative, and those of other institutions that are kept for paying them. */
export function cardItems(own: readonly Card[], registered: readonly Destination[]): SearchItem[] {
  const second = (code: string) => ({ verb: 'Ajustes', lead: { to: to.ajustesTarjeta(code) } });
  return [
    ...own.map(
      ({ code, name, last4 }): SearchItem => ({
        id: `cards ${code}`,
        kind: 'cards',
        name,
        detail: `••••\u00a0${last4}`,
        icon: CreditCard,
        keywords: 'tarjeta',
        numbers: [last4],
        main: { verb: 'Pagar', lead: { to: to.pagoTarjetas, state: flowStart({ destino: code }) } },
        second: second(code),
      }),
    ),
    ...registered.map(
      (card): SearchItem => ({
        id: `cards other ${card.code}`,
        kind: 'cards',
        name: card.alias || card.name,
        detail: line(maskAccountUnbroken(card.number), card.institution),
        icon: CreditCard,
        keywords: `tarjeta ${card.name}`,
        numbers: [card.number],
        main: {
          verb: 'Pagar',
          lead: { to: to.pagoTarjetas, state: flowStart({ fuente: 'otras', destino: card.code }) },
        },
        second: { verb: 'Ver', lead: { to: to.ajustesTarjeta(card.code) } },
      }),
    ),
  ];
}

/** Movements that pages have shown; each leads to its account, whose list then shows it. `accounts` name theirs. */
export function movementItems(
  movements: readonly LoadedMovement[],
  accounts: readonly SearchItem[],
  dateFormat: string,
): SearchItem[] {
  return movements.map(({ numeroCuenta, idMovimiento, fecha, descripcion, tipo, valor }) => {
    const { title, detail } = movementText(descripcion);
    const account = accounts.find(({ id }) => id === `accounts ${numeroCuenta}`)?.name ?? '';
    const day = dayOfIso(fecha);
    return {
      id: `movements ${numeroCuenta} ${idMovimiento}`,
      kind: 'movements',
      name: line(title, detail),
      detail: line(formatDate(fecha, dateFormat) ?? '', account, maskAccountUnbroken(numeroCuenta)),
      icon: movementIcons[movementKind(descripcion)],
      keywords: 'movimiento',
      main: {
        verb: '',
        lead: { to: to.cuenta(numeroCuenta), ...(day === null ? {} : { state: soughtMovement(day, descripcion) }) },
      },
      cents: tipo === 'C' ? valor : opposite(valor),
    };
  });
}

/** Favourites first, then the kinds of service and the services of the server; what no page could pay is left out. */
export function serviceItems(
  services: readonly Service[],
  categories: readonly Category[],
  favourites: readonly Favourite[],
): SearchItem[] {
  const known = { services, categories, operators: [] };
  return [
    ...favourites.flatMap((favourite): SearchItem[] => {
      const { icon, text, address, state } = favouriteRow(favourite, known);
      if (address === null) return [];
      return [
        {
          id: `services favourite ${favourite.code}`,
          kind: 'services',
          name: favourite.alias,
          detail: line('Favorito', text.join('')),
          icon,
          main: {
            verb: favourite.subject.kind === 'topUp' ? 'Recargar' : 'Pagar',
            lead: { to: address, state },
          },
        },
      ];
    }),
    ...categories.map(
      (category): SearchItem => ({
        id: `services category ${category.route} ${category.code}`,
        kind: 'services',
        name: category.name,
        detail: category.detail,
        icon: category.icon,
        keywords: 'pagar servicio',
        main: { verb: '', lead: { to: addressOf(category) } },
      }),
    ),
    ...services.flatMap((service): SearchItem[] => {
      const category = categoryOf(service, categories);
      const address = servicePage(service, categories);
      if (address === null) return [];
      return [
        {
          id: `services ${service.code}`,
          kind: 'services',
          name: service.name,
          detail: category?.name ?? '',
          icon: iconOf(category),
          keywords: 'pagar servicio',
          main: { verb: 'Pagar', lead: { to: address, state: flowStart({ servicio: service.code }) } },
        },
      ];
    }),
  ];
}

/** Frequent questions, which open with their answer. */
export function questionItems(questions: readonly Question[]): SearchItem[] {
  return questions.map(({ pregunta, respuesta, categoria }, index) => ({
    id: `help question ${index}`,
    kind: 'help',
    name: pregunta,
    detail: categoria ?? '',
    icon: MessageCircleQuestionMark,
    keywords: respuesta,
    main: { verb: '', lead: { help: 'question', about: pregunta } },
  }));
}
