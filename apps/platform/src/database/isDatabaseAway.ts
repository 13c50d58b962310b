/** Of PostgreSQL: connection lost (08), out of resources (53), shutdown or timeout (57), transaction conflict (40). */
const temporaryClasses = /^(08|40|53|57)/;

/** Error codes of the operating system for failed or broken connections. */
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'ETIMEDOUT']);

/** The client library's own errors have no code. */
const clientMessages =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Whether an error is temporary: the same query may succeed later. */
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
