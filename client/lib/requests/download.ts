/** Hands a text to the person as a file. `type`: what it is, such as 'text/plain'. */
export function downloadText(fileName: string, text: string, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  downloadFrom(url, fileName);
  URL.revokeObjectURL(url);
}

/** Fetches a file without leaving the page, so that no browser asks about what is unsaved. The server may name the file. */
export function downloadFrom(address: string, fileName = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}
