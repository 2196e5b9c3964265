import pino, { type DestinationStream, type Logger } from 'pino';

export type { Logger };

/**
 * One JSON line per event on stdout. Nothing a person typed is ever logged: requests by method and route shape only,
 * and these fields are cut out wherever they turn up.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const secret = [
    'password',
    'newPassword',
    'currentPassword',
    'token',
    'code',
    'challenge',
    'cookie',
    'authorization',
    'text',
    'html',
  ];
  const options = {
    level,
    base: null,
    redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
