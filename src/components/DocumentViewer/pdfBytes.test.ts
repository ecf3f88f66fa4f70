import { describe, expect, test } from 'vitest';
import { createPdf } from '#mocks/bank/pdf.ts';
import { pdfBytes } from './pdfBytes.ts';

const PDF = createPdf('Política', ['Un párrafo.']);
const size = atob(PDF).length;
const base64 = (text: string) => btoa(text);

describe('D-60: what is a PDF', () => {
  test.each([
    ['the bank’s own', PDF],
    ['with a data: prefix', `data:application/pdf;base64,${PDF}`],
    ['with the prefix in capitals', `DATA:APPLICATION/PDF;BASE64,${PDF}`],
    ['broken into lines', PDF.replace(/(.{76})/g, '$1\r\n')],
    ['with outer blanks', `  ${PDF}\n`],
    ['without its padding', PDF.replace(/=+$/, '')],
  ])('%s', (_, text) => {
    expect(pdfBytes(text)).toHaveLength(size);
  });

  test('the bytes are those of the file', () => {
    expect(pdfBytes(base64('%PDF-1.7\n\xE2\x00\xFF'))).toEqual(
      Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37, 0x0a, 0xe2, 0x00, 0xff]),
    );
  });

  test('the mark may stand anywhere in the first kilobyte', () => {
    expect(pdfBytes(base64(`${'\n'.repeat(1019)}%PDF-1.4`))).not.toBeNull();
    expect(pdfBytes(base64(`${'\n'.repeat(1020)}%PDF-1.4`))).toBeNull();
  });
});

describe('D-60: what is not', () => {
  test.each([
    ['nothing', ''],
    ['blanks', '  \n '],
    ['a prefix alone', 'data:application/pdf;base64,'],
    ['a page', base64('<!doctype html><title>Acceso</title>')],
    ['another kind of file', 'data:image/png;base64,iVBORw0KGgo='],
    ['characters outside the alphabet', `${PDF.slice(0, 40)}*${PDF.slice(40)}`],
    ['the alphabet of addresses', 'JVBERi0-_w=='],
    ['padding in the middle', `${PDF.slice(0, 40)}=${PDF.slice(40)}`],
    ['one character too many', 'JVBERi0xLjQKJ'],
    ['too much padding', 'JVBERi0x==='],
    ['text', 'No es un documento.'],
  ])('%s', (_, text) => {
    expect(pdfBytes(text)).toBeNull();
  });
});
