/** Services import this type only. Status and sentence of each code are in `shared/texts/errors.ts`. */
export type { ErrorCode } from './texts/errors.ts';
