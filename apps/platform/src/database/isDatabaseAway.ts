/** Of PostgreSQL: connection lost (08), no room or too many connections (53), stopping or out of time (57), other transactions won (40). */
const temporaryClasses = /^(08|40|53|57)/;

/** Of the operating system, where no connection comes about or it breaks. */
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'ETIMEDOUT']);

/** The client library's own errors have no code. */
const clientMessages =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Whether an error says that the database does not answer now: the same question may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  const errors = error instanceof AggregateError ? error.errors : [];
  return (
    (typeof code === 'string' && (networkCodes.has(code) || (/^\w{5}$/.test(code) && temporaryClasses.test(code)))) ||
    clientMessages.test(error.message) ||
    (errors.length > 0 && errors.every(isDatabaseAway))
  );
}
