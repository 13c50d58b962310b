const sqliteConstraintForeignKey = 787;
const postgresForeignKeyViolation = '23503';

/** Whether a statement failed because a referenced row does not exist, in either database. */
export function isMissingReference(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  return errcode === sqliteConstraintForeignKey || code === postgresForeignKeyViolation;
}
