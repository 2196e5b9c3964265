/** Runs in a worker: courses that are long. */
import { workerFunction } from '../../core/workers/heavy.ts';
import { deliveryOf } from './delivery.ts';

export const deliver = workerFunction(deliveryOf);
