import { createHash } from 'node:crypto';
import type { StoredProfile } from './queries.ts';

/** What a change builds on: the profile's own revision and the name, which the account changes without it. */
export const digestOf = ({ firstName, lastName, row }: StoredProfile): string =>
  createHash('sha256')
    .update(JSON.stringify([row?.revision ?? null, firstName, lastName]))
    .digest('hex');
