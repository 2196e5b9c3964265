import { workerFunction } from '../../core/workers/worker-function.ts';
import { prepareDelivery } from './delivery.ts';

export const deliver = workerFunction(prepareDelivery);
