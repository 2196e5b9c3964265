import { workerFunction } from '../../core/workers/heavy.ts';
import { prepareDelivery } from './delivery.ts';

export const deliver = workerFunction(prepareDelivery);
