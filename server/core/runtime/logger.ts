import pino, { type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** Never logs user input: requests are logged by method and route shape, and these fields are redacted everywhere. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const redactedFields = [
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
    redact: { paths: redactedFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

export function describeError(error: unknown): string {
  if (error instanceof AggregateError)
    return [error.message, ...error.errors.map(describeError)].filter(Boolean).join('; ');
  if (error instanceof Error) return String(error);
  if (typeof error !== 'object' || error === null) return String(error);
  const { name = 'Error', message, code } = error as { name?: unknown; message?: unknown; code?: unknown };
  const messageParts = [message, code].filter((part) => typeof part === 'string' || typeof part === 'number');
  return messageParts.length > 0
    ? `${String(name)}: ${messageParts.join(', ')}`
    : `a thrown ${Object.keys(error).join(', ') || 'object'}`;
}
