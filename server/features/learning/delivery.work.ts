import { workerFunction } from '../../core/workers/heavy.ts';
import { deliveryOf } from './delivery.ts';

export const deliver = workerFunction(deliveryOf);
