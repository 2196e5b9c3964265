import { z } from 'zod';
import { countries } from '../places/country.ts';
import { jobFieldErrors } from '../texts/jobs/draft.ts';
import { isCleanText, line, text } from '../validation/text.ts';
import { addDays, dayOf, endOfDay } from './day.ts';
import { fieldOfWork } from './field-of-work.ts';

export const workplaces = ['onsite', 'hybrid', 'remote'] as const;
export type Workplace = (typeof workplaces)[number];

export const employments = [
  'fullTime',
  'partTime',
  'apprenticeship',
  'internship',
  'miniJob',
  'workingStudent',
  'temporary',
  'freelance',
] as const;
export type Employment = (typeof employments)[number];

export const payKinds = ['range', 'agreement', 'none'] as const;
export type PayKind = (typeof payKinds)[number];
export const payUnits = ['hour', 'month', 'year'] as const;
export type PayUnit = (typeof payUnits)[number];

export const jobStatuses = ['draft', 'published', 'closed'] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const skillWeights = [1, 2, 3] as const;
export type SkillWeight = (typeof skillWeights)[number];
export type SkillRequirement = { skillId: number; weight: SkillWeight };

export const jobLimits = {
  title: 150,
  /** UTF-16 units of the HTML. */
  description: 20_000,
  town: 100,
  payReason: 300,
  agreement: 120,
  payGroup: 60,
  pay: 10_000_000,
  hours: 60,
  skills: { min: 3, max: 8 },
  questions: 3,
  question: 300,
  jobsInOrganisation: 5_000,
  daysOnline: 90,
  reminderDays: 7,
  replyWithinDays: 365,
} as const;

export const jobEnd = (from: Date): Date => endOfDay(addDays(dayOf(from), jobLimits.daysOnline));

const day = () =>
  z.iso.date().refine((value) => value >= '2000-01-01' && value <= '2100-12-31', { error: jobFieldErrors.yearFar });

const amount = z
  .number()
  .min(0)
  .max(jobLimits.pay)
  .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), {
    error: jobFieldErrors.cents,
  });
const hours = z
  .number()
  .min(0.5)
  .max(jobLimits.hours)
  .refine((value) => Number.isInteger(value * 2), { error: jobFieldErrors.halfHours });

const skillId = z.number().int().min(1).max(32_000);
const requirement = z.strictObject({ skillId, weight: z.union([z.literal(1), z.literal(2), z.literal(3)]) });

const fields = {
  title: line(jobLimits.title, 0),
  description: z.string().max(jobLimits.description).refine(isCleanText),
  postalCode: z.string().max(10).refine(isCleanText),
  town: line(jobLimits.town, 0),
  country: z.enum(countries),
  workplace: z.enum(workplaces),
  employment: z.enum(employments).nullable(),
  /** Null: guessed from the title. */
  field: fieldOfWork.nullable(),
  startsOn: day().nullable(),
  hoursFrom: hours.nullable(),
  hoursTo: hours.nullable(),
  replyBy: day().nullable(),
  payKind: z.enum(payKinds),
  payFrom: amount.nullable(),
  payTo: amount.nullable(),
  payUnit: z.enum(payUnits),
  agreement: line(jobLimits.agreement, 0),
  payGroup: line(jobLimits.payGroup, 0),
  payReason: text(jobLimits.payReason, 0),
  skills: z
    .array(requirement)
    .max(jobLimits.skills.max, { error: jobFieldErrors.skillsMost(jobLimits.skills.max) })
    .refine((skills) => new Set(skills.map((skill) => skill.skillId)).size === skills.length, {
      error: jobFieldErrors.skillTwice,
    }),
  questions: z.array(line(jobLimits.question, 0)).max(jobLimits.questions),
};

type Ranges = { payFrom: number | null; payTo: number | null; hoursFrom: number | null; hoursTo: number | null };
const isRange = (from: number | null, to: number | null): boolean => from === null || to === null || from <= to;

export const jobDraft = z
  .strictObject(fields)
  .refine(({ payFrom, payTo }: Ranges) => isRange(payFrom, payTo), {
    path: ['payTo'],
    error: jobFieldErrors.payOrder,
  })
  .refine(({ hoursFrom, hoursTo }: Ranges) => isRange(hoursFrom, hoursTo), {
    path: ['hoursTo'],
    error: jobFieldErrors.hoursOrder,
  });
export type JobDraft = z.infer<typeof jobDraft>;

export const emptyDraft: JobDraft = {
  title: '',
  description: '',
  postalCode: '',
  town: '',
  country: 'DE',
  workplace: 'onsite',
  employment: null,
  field: null,
  startsOn: null,
  hoursFrom: null,
  hoursTo: null,
  replyBy: null,
  payKind: 'range',
  payFrom: null,
  payTo: null,
  payUnit: 'month',
  agreement: '',
  payGroup: '',
  payReason: '',
  skills: [],
  questions: [],
};
