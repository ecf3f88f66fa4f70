/** Hands a text over to the browser as a file of that name. */
export function saveText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of it by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
