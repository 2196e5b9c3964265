/** Services import only this type. Status and sentence of each code: `shared/texts/errors.ts`. */
export type { ErrorCode } from './texts/errors.ts';
