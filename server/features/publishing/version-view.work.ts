import { workerFunction } from '../../core/workers/worker-function.ts';
import { comparisonOf, type DraftSource, draftOf, type VersionSource, viewOf } from './version-view.ts';

const encoder = new TextEncoder();
const inBytes = (value: object) => ({ json: encoder.encode(JSON.stringify(value)) });

export const view = workerFunction((seen: VersionSource) => inBytes(viewOf(seen)));

export const compare = workerFunction((both: { before: string; after: string }) => inBytes(comparisonOf(both)));

export const draft = workerFunction((source: DraftSource) => inBytes(draftOf(source)));
