import { z } from 'zod';
import { testVariants } from '../assessments/soft-skills/variants.ts';

export const qualityInput = z.strictObject({ variant: z.enum(testVariants) });
