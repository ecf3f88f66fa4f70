import { enUS } from 'react-day-picker/locale/en-US';
import { maskAccount } from '#domain/accountNumber.ts';
import type { Language, Messages } from './messages.ts';

/** `•••• 4871` → `4871`: the end of a number, whatever hides the rest. */
const ending = (number: string): string => maskAccount(number).replace(/^•+ /, '');

const rows = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

/** Everything that components say, in English; the proof that they can say it in any language. */
const messages: Messages = {
  AccountNumber: { spoken: (number, kind) => `${kind} ending in ${ending(number)}` },
  AccountSelector: {
    loading: 'Loading source accounts',
    placeholder: 'Choose an option',
    none: 'You have no accounts that can be debited',
    retry: 'Try again',
    balance: 'Available balance',
  },
  ActionMenu: { failed: 'We could not open the menu. Check your connection and try again.' },
  Apart: {
    spokenMasks: (text) => text.replace(/•{4}[ \u00a0](?=\S)/g, 'number ending in '),
    accountEnding: 'account ending in ',
  },
  BalanceChart: {
    label: 'Balance over time, day by day',
    help: 'The arrow keys go through the days.',
    millions: (amount) => `${amount}M`,
  },
  ChartTable: { show: 'View as a table', hide: 'Hide the table', date: 'Date' },
  DateField: {
    placeholder: (order) => (order === 'mdy' ? 'mm/dd/yyyy' : 'dd/mm/yyyy'),
    failed: (example) => `We could not open the calendar. Write the date like this: ${example}.`,
    choose: (label) => `${label}: choose in the calendar`,
    calendar: (label) => `${label}: calendar`,
    close: 'Close',
  },
  Dialog: { cancel: 'Cancel', failed: 'We could not open this window. Check your connection and try again.' },
  DocumentViewer: {
    close: 'Close',
    loading: 'Loading…',
    unreadable: 'We could not open the document.',
    notHere: 'We could not show the document here. You can open it in another tab or download it.',
    open: 'Open',
    print: 'Print',
    download: 'Download',
    zoomIn: 'Enlarge',
    zoomOut: 'Reduce',
    zoomed: (percent) => `${percent}%`,
    retry: 'Try again',
    retryPage: (page) => `Try page ${page} again`,
    page: (page, pages) => `Page ${page} of ${pages}.`,
    pageFailed: (page) => `We could not draw page ${page}.`,
    noText: 'We could not read its text.',
  },
  Field: {
    count: (characters, limit) => `${characters} of ${limit}`,
    countHeard: (characters, limit) => `${characters} of ${limit} characters`,
    limit: (limit) => `Up to ${limit} characters`,
  },
  HelpLine: { call: (telephone) => `Call ${telephone}`, agencies: 'Branches' },
  Money: { hidden: 'Balance hidden', none: 'No amount' },
  OfflineStrip: { lost: 'No connection. What you see may be out of date.', back: 'You are connected again.' },
  PasswordChecklist: {
    title: 'Your new password',
    list: 'Requirements',
    met: 'met',
    failed: 'not met',
    pending: 'still open',
  },
  PasswordField: { capsLock: 'Caps Lock is on.', show: 'Show password', hide: 'Hide password' },
  PdfDocument: {
    language: 'en',
    note: 'For information only, made in online banking.',
    logo: (name) => `Logo of ${name}`,
    made: (at, page, pages) => `Made on ${at} · Page ${page} of ${pages}`,
    failed: 'We could not make the PDF. Check your connection and try again, or use Print.',
  },
  PinDialog: {
    prompt: 'Enter the confirmation code from your mobile device',
    promptSent: (sentTo) => `Enter the confirmation code sent to ${sentTo}`,
    shortPrompt: 'Enter the code',
    shortPromptSent: (sentTo) => `Enter the code sent to ${sentTo}`,
    boxes: 'Confirmation code',
    digit: (number, of) => `Digit ${number} of ${of}`,
    required: 'This field is required',
    expires: (time) => `The code expires in ${time}`,
    submit: 'Continue',
    cancel: 'Cancel',
    close: 'Close',
    help: 'Where do I find my code?',
    sent: 'We sent it to what you registered with us. It can take a minute; if it is an email, look among unwanted messages too.',
    sentElsewhere: 'If that number or email is no longer yours, come to a branch with your identification, or call us.',
    made: 'Open it on the mobile device that you registered: a code of six digits is made there.',
    noDevice:
      'If you have no device yet, activate one at a branch with your identification, or call us. Nobody of ours will ever ask you for this code.',
  },
  PrintSheet: {
    note: 'For information only, made in online banking.',
    printed: (at) => `Printed on ${at}`,
    page: 'Page ',
    of: ' of ',
  },
  Share: {
    copyRefused: 'We could not copy it. Your browser does not allow it.',
    shareRefused: 'We could not share it.',
  },
  Stepper: { list: 'Steps', done: '(done)', of: 'of' },
  Timeline: { waiting: '(on its way)', pending: '(pending)' },
  Toast: { close: 'Close message', region: 'Messages' },
  UnreadableRows: {
    rows: (count) => (count === 0 ? '' : `${rows(count)} could not be read`),
    total: (count) => (count === 0 ? '' : `The total does not include ${count === 1 ? 'it' : 'them'}.`),
  },
};

/** English as the United States write it: `<LanguageProvider language={english}>`. The bank itself has no use for it. */
export const english: Language = {
  messages,
  money: { symbol: '$', group: ',', decimal: '.' },
  dayOrder: 'mdy',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  dayMonth: 'MMM dd',
  calendar: { locale: enUS, weekStartsOn: 0 },
};
