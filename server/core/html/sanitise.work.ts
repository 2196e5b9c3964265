import { workerFunction } from '../workers/worker-function.ts';
import { sanitiseText } from './sanitise.ts';

export const sanitise = workerFunction((content: string): string => sanitiseText(content));
