/** Every reason the server may give for refusing. One German sentence per code: shared/texts/errors.ts. */
export const errorCodes = [
  'NOT_SIGNED_IN',
  'FORBIDDEN',
  'NOT_FOUND',
  'INVALID_INPUT',
  'INVALID_CREDENTIALS',
  'EMAIL_NOT_CONFIRMED',
  'ACCOUNT_LOCKED',
  'COMMON_PASSWORD',
  'WRONG_PASSWORD',
  'INVALID_CODE',
  'CHALLENGE_EXPIRED',
  'TWO_FACTOR_ALREADY_ON',
  'LINK_INVALID',
  'EMAIL_TAKEN',
  'TOO_MANY_ATTEMPTS',
  'STALE_CHANGE',
  'FOREIGN_ORIGIN',
  'TOO_LARGE',
  'UNEXPECTED',
] as const;
export type ErrorCode = (typeof errorCodes)[number];
