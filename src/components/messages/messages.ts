import type { DayPickerProps } from 'react-day-picker';
import type { MoneyMarks } from '#domain/money.ts';
import type { DayOrder } from '#domain/typedDate.ts';
import type { accountNumberWords } from '../AccountNumber/AccountNumber.words.ts';
import type { accountSelectorWords } from '../AccountSelector/AccountSelector.words.ts';
import type { actionMenuWords } from '../ActionMenu/ActionMenu.words.ts';
import type { apartWords } from '../Apart/Apart.words.ts';
import type { balanceChartWords } from '../BalanceChart/BalanceChart.words.ts';
import type { chartTableWords } from '../BalanceChart/ChartTable.words.ts';
import type { dialogWords } from '../Dialog/Dialog.words.ts';
import type { documentViewerWords } from '../DocumentViewer/DocumentViewer.words.ts';
import type { dateFieldWords } from '../Field/DateField.words.ts';
import type { fieldWords } from '../Field/Field.words.ts';
import type { passwordFieldWords } from '../Field/PasswordField.words.ts';
import type { helpLineWords } from '../HelpLine/HelpLine.words.ts';
import type { moneyWords } from '../Money/Money.words.ts';
import type { offlineStripWords } from '../Online/OfflineStrip.words.ts';
import type { passwordChecklistWords } from '../PasswordChecklist/PasswordChecklist.words.ts';
import type { pdfDocumentWords } from '../PdfDocument/PdfDocument.words.ts';
import type { pinDialogWords } from '../PinDialog/PinDialog.words.ts';
import type { printSheetWords } from '../PrintSheet/PrintSheet.words.ts';
import type { shareWords } from '../Share/Share.words.ts';
import type { stepperWords } from '../Stepper/Stepper.words.ts';
import type { timelineWords } from '../Timeline/Timeline.words.ts';
import type { toastWords } from '../Toast/Toast.words.ts';
import type { unreadableRowsWords } from '../UnreadableRows/UnreadableRows.words.ts';

/** All words of the components, by component. The Spanish ones are beside each, in `<Component>.words.ts`. */
export interface Messages {
  AccountNumber: typeof accountNumberWords;
  AccountSelector: typeof accountSelectorWords;
  ActionMenu: typeof actionMenuWords;
  Apart: typeof apartWords;
  BalanceChart: typeof balanceChartWords;
  ChartTable: typeof chartTableWords;
  Dialog: typeof dialogWords;
  DocumentViewer: typeof documentViewerWords;
  DateField: typeof dateFieldWords;
  Field: typeof fieldWords;
  PasswordField: typeof passwordFieldWords;
  HelpLine: typeof helpLineWords;
  Money: typeof moneyWords;
  OfflineStrip: typeof offlineStripWords;
  PasswordChecklist: typeof passwordChecklistWords;
  PdfDocument: typeof pdfDocumentWords;
  PinDialog: typeof pinDialogWords;
  PrintSheet: typeof printSheetWords;
  Share: typeof shareWords;
  Stepper: typeof stepperWords;
  Timeline: typeof timelineWords;
  Toast: typeof toastWords;
  UnreadableRows: typeof unreadableRowsWords;
}

/** A product's own words and formats in place of Spanish and Ecuador's; any part may be left out. */
export interface Language {
  /** Words of components; of each any part. */
  messages?: { readonly [Name in keyof Messages]?: Partial<Messages[Name]> };
  /** `rtl` where the page is read from right to left; `dir` of its root says the same to styles. */
  direction?: 'ltr' | 'rtl';
  /** Symbol and marks of an amount: `$1.234,56`. */
  money?: MoneyMarks;
  /** How days are typed and shown in fields: `dmy`, `31/12/2026`. */
  dayOrder?: DayOrder;
  /** The twelve short names, January first, for `MMM` of a date's pattern. */
  months?: readonly string[];
  /** Pattern of a day without its year, `dd MMM`. */
  dayMonth?: string;
  /** Names in the calendar, of `react-day-picker/locale/…`, and its first day of the week. */
  calendar?: Pick<DayPickerProps, 'locale' | 'weekStartsOn'>;
}
