import { heavy } from '../workers/heavy.ts';
import { sanitiseText } from './sanitise.ts';

export const sanitise = heavy((content: string): string => sanitiseText(content));
