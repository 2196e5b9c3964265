/** Runs in a worker: versions that are long. What comes back is JSON. */
import { heavy } from '../../core/workers/heavy.ts';
import { comparisonOf, type Seen, viewOf } from './version-view.ts';

export const view = heavy((seen: Seen): string => JSON.stringify(viewOf(seen)));

export const compare = heavy((both: { before: string; after: string }): string => JSON.stringify(comparisonOf(both)));
