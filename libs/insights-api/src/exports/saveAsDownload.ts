/** The parts of the browser that a download needs. */
export interface DownloadEnvironment {
  /** Default: the page's document. */
  document?: Document;
  /** Default: the page's `URL`. */
  objectUrls?: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
  /** Default: `setTimeout`. */
  defer?: (task: () => void, milliseconds: number) => void;
}

/** Time for the browser to start reading the file, milliseconds. */
const graceMs = 60_000;

/** Saves a file as a download of the browser. */
export function saveAsDownload(blob: Blob, fileName: string, environment: DownloadEnvironment = {}): void {
  const {
    document: page = document,
    objectUrls = URL,
    defer = (task, milliseconds) => void setTimeout(task, milliseconds),
  } = environment;
  const url = objectUrls.createObjectURL(blob);
  const link = page.createElement('a');
  link.href = url;
  link.download = fileName;
  link.hidden = true;
  page.body.append(link);
  link.click();
  link.remove();
  defer(() => objectUrls.revokeObjectURL(url), graceMs);
}
