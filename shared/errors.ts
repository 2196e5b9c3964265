/** Rules name a code and import its type alone; its status and its sentence are in shared/texts/errors.ts. */
export type { ErrorCode } from './texts/errors.ts';
