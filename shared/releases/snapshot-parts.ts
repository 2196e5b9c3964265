/** Fields that the named snapshots have in common. */
import { z } from 'zod';
import type { Education, Experience } from '../profile/schema.ts';

const nonNegativeInt = z.number().int().min(0);
const month = z.string().regex(/^\d{4}-\d{2}$/);

const rankedSkill = z.strictObject({
  skillId: nonNegativeInt,
  rank: nonNegativeInt,
  low: nonNegativeInt,
  high: nonNegativeInt,
});

export const namedParts = {
  skills: z.strictObject({ size: nonNegativeInt, ranked: z.array(rankedSkill), isLimited: z.boolean(), month }),
  values: z.strictObject({ wins: z.record(z.string(), nonNegativeInt), isLimited: z.boolean(), month }),
  person: z.strictObject({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() }),
  profile: z.strictObject({
    location: z.string(),
    bio: z.string(),
    experience: z.array(z.custom<Experience>()),
    education: z.array(z.custom<Education>()),
  }),
};
