import { z } from 'zod';
import { testVariants } from '../assessments/soft-skills/variants.ts';

export const qualityInput = z.strictObject({ variant: z.enum(testVariants) });

const mostOfColumn = 2 ** 31 - 1;
export const switchOnInput = z.strictObject({ offsetsId: z.number().int().positive().max(mostOfColumn) });
