/** Thrown for invalid environment variables. `message` has one line per error: the variable, the reason, the fix. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly code = 'config_invalid';
}
