import { type Logger, pino } from 'pino';
import type { PlatformConfig } from './config/PlatformConfig.ts';

/** Creates a logger of JSON lines on standard output. Redacts headers and bodies that may contain secrets. */
export function createLogger(level: PlatformConfig['logLevel']): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        '*.authorization',
        '*.cookie',
        '*.password',
        '*.accessToken',
        '*.refreshToken',
        '*.idToken',
        'err.response',
        'err.cause.response',
      ],
      remove: true,
    },
  });
}
