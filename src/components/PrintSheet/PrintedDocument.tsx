import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { fontFamily, fontWeight } from '#theme/tokens.ts';
import { Apart } from '../Apart/Apart.tsx';
import { around, useMessages } from '../messages/LanguageProvider.tsx';
import { printSheetWords } from './PrintSheet.words.ts';

export interface PrintedDocumentProps {
  cooperativeName: string;
  /** Under the name; left out where it is empty or says the same. */
  legalName?: string;
  title: string;
  /** Member and number. */
  member: string;
  /** Moment of printing, in words. */
  printedAt: string;
  /** Of documents with a table; a receipt has none. */
  summary?: readonly { label: string; value: string }[];
  /** As wide as A5 without its margins and never split: a receipt, which takes the upper half of A4 (DESIGN.md §9). */
  narrow?: boolean;
  children: ReactNode;
}

/** The cooperative's paper: header with a rule, summary, the document, foot (DESIGN.md §9). Black on white, no fills. */
export function PrintedDocument({
  cooperativeName,
  legalName = '',
  title,
  member,
  printedAt,
  summary = [],
  narrow = false,
  children,
}: PrintedDocumentProps) {
  const words = useMessages('PrintSheet', printSheetWords);
  const [before, after] = around(words.printed);
  return (
    <Paper $narrow={narrow}>
      <Head>
        <div>
          <strong>{cooperativeName}</strong>
          {legalName !== '' && legalName !== cooperativeName && <small>{legalName}</small>}
        </div>
        <h1>{title}</h1>
      </Head>
      {summary.length > 0 && (
        <Summary>
          {summary.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Apart text={value} />
              </dd>
            </div>
          ))}
        </Summary>
      )}
      {children}
      <Foot>
        <span>{member}</span>
        <span>{words.note}</span>
        <span>
          {before}
          {printedAt}
          {after}
        </span>
      </Foot>
    </Paper>
  );
}

/** A table of a printed document: numbers at the right, its head repeated on each page, no row split. */
export const PrintedTable = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding-block: 4pt;
    padding-inline: 0 6pt;
    border-bottom: 0.5pt solid #999;
    text-align: start;
    vertical-align: top;
  }

  th:last-child,
  td:last-child {
    padding-inline-end: 0;
  }

  [data-number] {
    text-align: end;
    white-space: nowrap;
  }

  thead {
    display: table-header-group;
  }

  tr {
    break-inside: avoid;
  }

  thead th {
    border-bottom: 1pt solid #000;
  }
`;

/** Width of A5 without its margins. */
const A5_ROOM = '118mm';

const Head = styled.header`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: 16pt;
  margin-bottom: 14pt;
  padding-bottom: 8pt;
  border-bottom: 1px solid #000;

  strong,
  small {
    display: block;
  }

  strong {
    font: ${fontWeight.strong} 15pt / 1.2 ${fontFamily.display};
  }

  small {
    font: ${fontWeight.regular} 9pt / 1.4 ${fontFamily.body};
  }

  h1 {
    font: ${fontWeight.strong} 11pt / 1.2 ${fontFamily.display};
    text-align: end;
  }
`;

const Summary = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 8pt 12pt;
  margin-bottom: 14pt;

  dd {
    margin: 0;
    font-weight: ${fontWeight.strong};
  }
`;

const Foot = styled.footer`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 2pt 16pt;
  margin-top: 12pt;
  padding-top: 6pt;
  border-top: 0.5pt solid #999;

  span:first-child {
    grid-column: 1 / -1;
  }
`;

const narrowPaper = css`
  max-width: ${A5_ROOM};
  break-inside: avoid;

  /* One line each, under the rule that ends the rows. */
  > ${Foot} {
    grid-template-columns: 1fr;
    margin-top: 6pt;
    padding-top: 0;
    border: 0;
    font-size: 8pt;
  }
`;

const Paper = styled.div<{ $narrow: boolean }>`
  ${({ $narrow }) => $narrow && narrowPaper}
`;
