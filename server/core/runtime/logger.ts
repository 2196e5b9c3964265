import pino, { type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** Never logs user input: requests are logged by method and route shape, these fields and quotations are removed. */
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
    serializers: { err: errorForLog, error: (value: unknown) => (typeof value === 'string' ? masked(value) : value) },
    redact: {
      // `data`: events of editors carry the name of the person who saved.
      paths: ['data.name', ...redactedFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])],
      remove: true,
    },
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

const wordPattern = /[^\s<>()[\]"',;:=]+/g;
const quotations = /"[^"\n]*"/g;
const identifier = /^"[a-z0-9]+_[a-z0-9_]+"$/;

/** Paths of packages, such as node_modules/@prisma, have a slash before the sign. */
const isAddress = (word: string): boolean => word.indexOf('@') > 0 && !word.includes('/@');

/** Databases, parsers and mail servers quote what people typed. Names of tables and constraints stay. */
const masked = (text: string): string =>
  text
    .replaceAll(quotations, (quoted) => (identifier.test(quoted) ? quoted : '"…"'))
    .replaceAll(wordPattern, (word) => (isAddress(word) ? '…' : word));

/** PostgreSQL puts whole rows into other fields, such as `detail`. */
const harmlessFields = ['severity', 'constraint', 'table', 'column', 'status', 'syscall'];
const frames = /^ +at .+$/gm;

function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { message: masked(describeError(error)) };
  const { code } = error as NodeJS.ErrnoException;
  const fields = Object.entries(error).filter(([name]) => harmlessFields.includes(name));
  const errors = error instanceof AggregateError ? { errors: error.errors.map(errorForLog) } : {};
  return {
    type: error.name,
    message: error.name === 'ZodError' ? error.message : masked(error.message),
    // `code` is redacted everywhere, because it names a second factor.
    ...(typeof code === 'string' ? { errorCode: code } : {}),
    ...Object.fromEntries(fields),
    stack: (error.stack?.match(frames) ?? []).join('\n'),
    ...(error.cause === undefined ? {} : { cause: errorForLog(error.cause) }),
    ...errors,
  };
}
