/** Thrown for an invalid source, invalid columns, or, in development, invalid plug-ins. The message names the fix or the column. */
export class DataTableConfigurationError extends Error {
  override readonly name = 'DataTableConfigurationError';
  /** Stable error code. */
  readonly code:
    | 'column_without_id'
    | 'column_without_header'
    | 'duplicate_column_id'
    | 'group_without_columns'
    | 'unusable_columns'
    | 'unusable_plugins'
    | 'unusable_source';

  constructor(code: DataTableConfigurationError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** Returns the error of an invalid source. */
export function sourceError(fault: string): DataTableConfigurationError {
  return new DataTableConfigurationError(
    'unusable_source',
    `${fault}: pass rowsSource(array), or rowsSource([]) and \`loading\` while it loads`,
  );
}
