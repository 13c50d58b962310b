const storageKey = 'agency-insights.exports';

/** An export that a tab waits for, kept so that it can resume after a reload. */
export interface KeptExport {
  taskId: string;
  exportFile: string;
  /** Description of the content: `325 agencies`. */
  what: string;
}

/** The exports that this tab waits for. */
export function keptExports(): KeptExport[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKeptExport) : [];
  } catch {
    return [];
  }
}

/** Keeps an export until it has ended. */
export function keepExport(kept: KeptExport): void {
  write([...keptExports().filter(({ taskId }) => taskId !== kept.taskId), kept]);
}

/** Forgets an export that has ended. */
export function forgetExport(taskId: string): void {
  write(keptExports().filter((kept) => kept.taskId !== taskId));
}

function write(kept: readonly KeptExport[]): void {
  try {
    if (kept.length === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing forgets the export with the page; it stays in the list of exports.
  }
}

function isKeptExport(value: unknown): value is KeptExport {
  const { taskId, exportFile, what } = Object(value) as Record<string, unknown>;
  return [taskId, exportFile, what].every((part) => typeof part === 'string');
}
