import { z } from 'zod';
import '../validation/messages.ts';
import { pageFields } from '../validation/paging.ts';

export const outboxInput = z.strictObject(pageFields);
export const outboxMailInput = z.strictObject({ mailId: z.uuid() });
