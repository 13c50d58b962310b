/** SQLite's result code if the file cannot grow. */
const sqliteFull = 13;

/** Of the operating system: no space left, or no more of it for this account. */
const systemCodes = new Set<unknown>(['ENOSPC', 'EDQUOT']);

/** PostgreSQL's code where its disk is full. */
const postgresFull = '53100';

/** Message to users when a save fails because the disk is full. */
export const diskFullText =
  "The service's disk is full, so nothing can be saved at the moment. Tell your administrator.";

/** Whether an error, or what caused it, says that there is no space left on a disk of the service. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: number };
  return (
    systemCodes.has(code) ||
    code === postgresFull ||
    (errcode !== undefined && (errcode & 0xff) === sqliteFull) ||
    isDiskFull(error.cause)
  );
}
