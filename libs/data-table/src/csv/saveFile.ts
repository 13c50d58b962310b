/** Downloads a file in the browser. */
export function saveFile(content: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  // After the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
