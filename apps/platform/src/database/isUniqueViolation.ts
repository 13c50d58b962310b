const sqliteConstraintUnique = 2067;
const sqliteConstraintPrimaryKey = 1555;
const postgresUniqueViolation = '23505';

/** Whether a statement failed because a value is taken already, in either database. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  return (
    errcode === sqliteConstraintUnique || errcode === sqliteConstraintPrimaryKey || code === postgresUniqueViolation
  );
}
