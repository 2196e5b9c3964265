import { workerFunction } from '../workers/heavy.ts';
import { sanitiseText } from './sanitise.ts';

export const sanitise = workerFunction((content: string): string => sanitiseText(content));
