import { ChevronDown, Download, FileText, Printer, Sheet } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '#api/ApiProvider.tsx';
import { shownMessage } from '#api/apiError.ts';
import { cuenta, estadoCuenta, type Movimiento } from '#api/contract/cuentas.ts';
import { useAnswered } from '#api/query.ts';
import { ActionMenu } from '#components/ActionMenu/ActionMenu.tsx';
import { Button } from '#components/Button/Button.tsx';
import { useVisit } from '#components/Dialog/visits.ts';
import { Icon } from '#components/Icon/Icon.tsx';
import { saveText } from '#components/PrintSheet/saveText.ts';
import { usePrintSheet } from '#components/PrintSheet/usePrintSheet.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import type { MovementFilter } from '#domain/movementFilter.ts';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import { useServerDocument } from '#flows/documento/useServerDocument.tsx';
import { useLetterhead } from '#flows/letterhead/useLetterhead.ts';
import { type AccountDetail, accountDetailOf } from './accountDetail.ts';
import { Wide } from './Cuenta.styles.ts';
import { filterFileWords } from './filterWords.ts';
import { movementsCsv } from './movementsCsv.ts';
import { PrintedMovements } from './PrintedMovements.tsx';
import { allMovements } from './useMovements.ts';

export interface ExportMenuProps {
  account: AccountDetail;
  filter: MovementFilter;
  /** The filter has a fault. */
  disabled: boolean;
}

/**
 * Exportar: the filter's movements as CSV, the range's statement as PDF (screens.md A.2 cuentas). Whoever has left the page gets neither file nor
 * toast (D-64).
 */
export function ExportMenu({ account, filter, disabled }: ExportMenuProps) {
  const api = useApi();
  const toast = useToast();
  const openDocument = useServerDocument();
  const { dateFormat } = useConfig();
  const paper = useLetterhead();
  const { print, sheet } = usePrintSheet();
  const [exporting, setExporting] = useState(false);
  const presentVisit = useVisit();
  const answered = useAnswered();
  const today = useCurrentDay();

  const withAll = async (
    deliver: (rows: readonly Movimiento[], visit: AbortSignal) => Promise<void> | void,
  ): Promise<void> => {
    const visit = presentVisit();
    setExporting(true);
    try {
      const rows = await allMovements(api, account.number, filter, visit);
      if (!visit.aborted) await deliver(rows, visit);
    } catch (error) {
      if (visit.aborted) return;
      const text = shownMessage(error);
      if (text) toast.error(text);
    } finally {
      setExporting(false);
    }
  };

  const exportCsv = (rows: readonly Movimiento[]): void =>
    saveText(
      movementsCsv(rows),
      `movimientos-${account.number.slice(-4)}-${filter.desde}-${filter.hasta}${filterFileWords(filter)}.csv`,
    );

  /** With the balances of the rows' own moment; without them where the period is over, whose balances were others, or where nobody says them now. */
  const printedAccount = async (visit: AbortSignal): Promise<AccountDetail> => {
    const bare = { ...account, book: null, available: null };
    if (filter.hasta < today) return bare;
    const params = { numeroCuenta: account.number };
    try {
      const answer = await api.call(cuenta, { params }, { signal: visit });
      if (!visit.aborted) answered(cuenta, { params }, answer);
      return accountDetailOf(answer);
    } catch (error) {
      // A session that is over prints nothing.
      if (shownMessage(error) === null) throw error;
      return bare;
    }
  };

  const printAll = async (rows: readonly Movimiento[], visit: AbortSignal): Promise<void> => {
    const printed = await printedAccount(visit);
    if (visit.aborted) return;
    print(<PrintedMovements {...paper()} account={printed} filter={filter} rows={rows} dateFormat={dateFormat} />);
  };

  return (
    <>
      <ActionMenu
        trigger={
          <Button
            variant="ghost"
            size="compact"
            loading={exporting}
            disabled={disabled}
            icon={<Icon icon={Download} />}
          >
            <Wide>Exportar</Wide> <Icon icon={ChevronDown} size="small" />
          </Button>
        }
        actions={[
          { label: 'Exportar CSV', icon: Sheet, onSelect: () => void withAll(exportCsv) },
          { label: 'Imprimir', icon: Printer, onSelect: () => void withAll(printAll) },
          {
            label: 'Estado de cuenta PDF',
            icon: FileText,
            onSelect: () =>
              void openDocument({
                title: 'Estado de cuenta',
                fileParts: ['estado-cuenta', account.number.slice(-4), filter.desde, filter.hasta],
                endpoint: estadoCuenta,
                input: {
                  params: { numeroCuenta: account.number },
                  query: { desde: filter.desde, hasta: filter.hasta },
                },
              }),
          },
        ]}
      />
      {sheet}
    </>
  );
}
