import { ChevronDown, Download, FileText, Sheet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '#api/ApiProvider.tsx';
import { shownMessage } from '#api/apiError.ts';
import { estadoCuenta } from '#api/contract/productos.ts';
import { ActionMenu } from '#components/ActionMenu/ActionMenu.tsx';
import { Button } from '#components/Button/Button.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import type { MovementFilter } from '#domain/movements.ts';
import { useServerDocument } from '#screens/documento/useServerDocument.tsx';
import type { AccountDetail } from './accountDetail.ts';
import { movementsCsv } from './movementsCsv.ts';
import { allMovements } from './useMovements.ts';

export interface ExportMenuProps {
  account: AccountDetail;
  filter: MovementFilter;
  /** The filter has a fault. */
  disabled: boolean;
}

/** Exportar: the filter's movements as CSV, the range's statement as PDF (screens.md A.2 cuentas). */
export function ExportMenu({ account, filter, disabled }: ExportMenuProps) {
  const api = useApi();
  const toast = useToast();
  const openDocument = useServerDocument();
  const [exporting, setExporting] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const exportCsv = async (): Promise<void> => {
    setExporting(true);
    try {
      const rows = await allMovements(api, account.number, filter, leaving.current.signal);
      download(movementsCsv(rows), `movimientos-${account.number.slice(-4)}-${filter.desde}-${filter.hasta}.csv`);
    } catch (error) {
      if (leaving.current.signal.aborted) return;
      const text = shownMessage(error);
      if (text) toast.error(text);
    } finally {
      setExporting(false);
    }
  };

  return (
    <ActionMenu
      trigger={
        <Button
          variant="ghost"
          size="compact"
          loading={exporting}
          disabled={disabled}
          icon={<Download size={20} strokeWidth={1.75} aria-hidden="true" />}
        >
          Exportar <ChevronDown size={16} strokeWidth={2} aria-hidden="true" />
        </Button>
      }
      actions={[
        { label: 'Exportar CSV', icon: Sheet, onSelect: () => void exportCsv() },
        {
          label: 'Estado de cuenta PDF',
          icon: FileText,
          onSelect: () =>
            void openDocument('Estado de cuenta', estadoCuenta, {
              params: { numeroCuenta: account.number },
              query: { desde: filter.desde, hasta: filter.hasta },
            }),
        },
      ]}
    />
  );
}

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of it by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
