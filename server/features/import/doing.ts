import type { Context } from '../../core/context.ts';

/** Who does something to the catalogue, for the audit log. */
export type Doing = Pick<Context, 'app' | 'user' | 'origin'>;
