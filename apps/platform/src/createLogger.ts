import { type Logger, pino } from 'pino';
import type { PlatformConfig } from './config/PlatformConfig.ts';

/** JSON lines on standard output. Whatever reaches it, headers and bodies that may hold secrets are left out. */
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
