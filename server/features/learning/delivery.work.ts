/** Runs in a worker: courses that are long. */
import { heavy } from '../../core/workers/heavy.ts';
import { deliveryOf } from './delivery.ts';

export const deliver = heavy(deliveryOf);
