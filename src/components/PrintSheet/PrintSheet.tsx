import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { printSheetWords } from './PrintSheet.words.ts';

/** Prints only one element at the end of the body; everything else stays off the paper (DESIGN.md §9). */
const OnPaper = createGlobalStyle<{ $page: string; $of: string }>`
  @page {
    size: A4 portrait;
    margin: 15mm;

    @bottom-right {
      content: ${({ $page }) => JSON.stringify($page)} counter(page) ${({ $of }) => JSON.stringify($of)} counter(pages);
      font: 9pt sans-serif;
    }
  }

  @media print {
    body > *:not([data-print-sheet]) {
      display: none !important;
    }

    html,
    body {
      height: auto;
      background: #fff !important;
    }
  }
`;

/** A sheet of paper: invisible on screen, and the only thing in print. Mount it while printing. */
export function PrintSheet({ children }: { children: ReactNode }) {
  const words = useMessages('PrintSheet', printSheetWords);
  return createPortal(
    <Sheet data-print-sheet>
      <OnPaper $page={words.page} $of={words.of} />
      {children}
    </Sheet>,
    document.body,
  );
}

const Sheet = styled.div`
  display: none;

  @media print {
    display: block;
    color: #000;
    font-size: 9pt;
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
  }
`;
