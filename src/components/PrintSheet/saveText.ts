import { saveBlob } from './saveBlob.ts';

/** Gives a text to the browser as a download with that name. */
export function saveText(text: string, name: string): void {
  saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
}
