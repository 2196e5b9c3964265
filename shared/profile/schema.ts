import { z } from 'zod';
import { nameInput } from '../account/schema.ts';
import { profileFieldErrors } from '../texts/profile.ts';
import { line, text } from '../validation/text.ts';
import { isPoint, isReversed, isYear } from './period.ts';

export const profileLimits = {
  entries: 30,
  words: 150,
  description: 2000,
  bio: 2000,
  phone: 50,
  location: 150,
  hiddenSkills: 200,
  file: 1_000_000,
} as const;

const largestSkillId = 32_767;

const words = line(profileLimits.words, 0);
const point = z.string().refine(isPoint, { error: profileFieldErrors.point });
const entryId = z.uuid();

const experience = z
  .strictObject({
    entryId,
    title: words,
    company: words,
    from: point,
    to: point,
    description: text(profileLimits.description, 0),
  })
  .refine(({ from, to }) => !isReversed(from, to), { path: ['to'], error: profileFieldErrors.reversed });

const education = z.strictObject({
  entryId,
  degree: words,
  field: words,
  institution: words,
  year: z.string().refine(isYear, { error: profileFieldErrors.year }),
});

type Entry = { entryId: string };
const areDistinct = (entries: readonly Entry[]): boolean =>
  new Set(entries.map((entry) => entry.entryId)).size === entries.length;

export const profileContent = nameInput.extend({
  phone: line(profileLimits.phone, 0),
  location: line(profileLimits.location, 0),
  bio: text(profileLimits.bio, 0),
  experience: z.array(experience).max(profileLimits.entries).refine(areDistinct),
  education: z.array(education).max(profileLimits.entries).refine(areDistinct),
  hiddenSkillIds: z
    .array(z.int().min(1).max(largestSkillId))
    .max(profileLimits.hiddenSkills)
    .transform((ids) => [...new Set(ids)].sort((one, other) => one - other)),
});
export type ProfileContent = z.infer<typeof profileContent>;
export type Experience = ProfileContent['experience'][number];
export type Education = ProfileContent['education'][number];

const revision = z.string().regex(/^[0-9a-f]{64}$/);

export const saveProfileInput = z.strictObject({ revision, profile: profileContent });
export type SaveProfileInput = z.infer<typeof saveProfileInput>;

const json = z.string().max(profileLimits.file);
export const planResumeInput = z.strictObject({ json });
export const importResumeInput = z.strictObject({ json, revision });
export type ImportResumeInput = z.infer<typeof importResumeInput>;

export const isBlank = ({ entryId: _, ...fields }: Experience | Education): boolean =>
  Object.values(fields).every((value) => value.trim() === '');
