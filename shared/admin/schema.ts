import '../validation/messages.ts';
import { z } from 'zod';
import { pageFields } from '../validation/bounds.ts';

export const outboxInput = z.strictObject(pageFields);
export const outboxMailInput = z.strictObject({ mailId: z.uuid() });
