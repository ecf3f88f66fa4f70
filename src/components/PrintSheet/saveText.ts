import { saveBlob } from './saveBlob.ts';

/** Hands a text over to the browser as a file of that name. */
export function saveText(text: string, name: string): void {
  saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
}
