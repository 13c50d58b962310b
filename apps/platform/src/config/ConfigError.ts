/** A variable of the environment is wrong. `message` has one line a fault: the variable, what is wrong, what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly code = 'config_invalid';
}
