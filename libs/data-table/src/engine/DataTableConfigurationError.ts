/** Thrown where a table's source or columns cannot be used (TABLE-COL-2). A programmer's mistake: the message says what to do, or names the column. */
export class DataTableConfigurationError extends Error {
  override readonly name = 'DataTableConfigurationError';
  /** Stable code of what is wrong. */
  readonly code:
    | 'column_without_id'
    | 'column_without_header'
    | 'duplicate_column_id'
    | 'group_without_columns'
    | 'unusable_columns'
    | 'unusable_source';

  constructor(code: DataTableConfigurationError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** The error of a source that is none, with what to do about it. */
export function sourceError(fault: string): DataTableConfigurationError {
  return new DataTableConfigurationError(
    'unusable_source',
    `${fault}: pass rowsSource(array), or rowsSource([]) and \`loading\` until it is there`,
  );
}
