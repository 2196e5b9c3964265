export type ServerFailure = 'BUSY' | 'UNAVAILABLE';

type Facts = { code?: unknown; message?: unknown; cause?: unknown; errors?: unknown; meta?: unknown };

const busyCodes = /^(57014|55P03|P2024)$/;
const busyMessages =
  /timeout exceeded when trying to connect|Unable to start a transaction in the given time|canceling statement due to statement timeout|expired transaction|Transaction already closed/i;

/**
 * PostgreSQL: connection exceptions, too many connections, shutdown, startup, database not accepting connections.
 * Prisma: unreachable, timed out, closed. The rest are network errors.
 */
const unavailableCodes =
  /^(08...|53300|57P0[1-5]|P1001|P1002|P1008|P1017|P2037|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const unavailableMessages =
  /Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|Query read timeout|Cannot use a pool after calling end|not currently accepting connections|Server has closed the connection/i;

const maxDepth = 6;

export function serverFailureOf(error: unknown, depth = 0): ServerFailure | null {
  if (typeof error !== 'object' || error === null || depth > maxDepth) return null;
  const { code, message, cause, errors, meta } = error as Facts;
  const ownFailure = classifyError(String(code ?? ''), typeof message === 'string' ? message : '', error);
  if (ownFailure !== null) return ownFailure;
  const inner = [
    cause,
    ...(Array.isArray(errors) ? errors : []),
    (meta as { driverAdapterError?: unknown })?.driverAdapterError,
  ];
  for (const one of inner) {
    const failure = serverFailureOf(one, depth + 1);
    if (failure !== null) return failure;
  }
  return null;
}

function classifyError(code: string, message: string, error: object): ServerFailure | null {
  if (busyCodes.test(code) || busyMessages.test(message)) return 'BUSY';
  if (unavailableCodes.test(code) || unavailableMessages.test(message)) return 'UNAVAILABLE';
  // The socket file of the embedded PostgreSQL is missing during a restart, or its connection queue is full.
  const isConnecting = 'syscall' in error && error.syscall === 'connect';
  return isConnecting ? 'UNAVAILABLE' : null;
}
