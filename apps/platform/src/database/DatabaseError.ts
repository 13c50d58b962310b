/** Why the database cannot be used. */
export type DatabaseErrorCode =
  | 'database_not_writable'
  | 'database_not_a_file'
  | 'database_corrupt'
  | 'database_locked'
  | 'database_unreachable'
  | 'database_refused'
  | 'database_newer'
  | 'database_migration_failed';

/** Thrown when the database cannot be opened. `message` is one line for the operator: the place and the fix. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: DatabaseErrorCode;

  constructor(code: DatabaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
