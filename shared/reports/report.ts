export const publicKinds = ['course', 'job', 'organisation'] as const;
export type PublicKind = (typeof publicKinds)[number];
export const reportKinds = ['message', ...publicKinds] as const;
export type ReportKind = (typeof reportKinds)[number];

export const reportCategories = [
  'illegal',
  'discrimination',
  'fraud',
  'copyright',
  'personality',
  'minors',
  'other',
] as const;
export type ReportCategory = (typeof reportCategories)[number];

export const reportStates = ['open', 'reviewing', 'acted', 'dismissed'] as const;
export type ReportState = (typeof reportStates)[number];
export const decisions = ['acted', 'dismissed'] as const;
export type Decision = (typeof decisions)[number];

export const undecidedStates = ['open', 'reviewing'] as const satisfies readonly ReportState[];
export const isDecided = (state: ReportState): boolean => !undecidedStates.some((open) => open === state);

export type ResourceState = 'online' | 'takenDown' | 'offline' | 'gone';

export const reportLimits = {
  reason: { min: 20, max: 2_000 },
  answer: { min: 10, max: 2_000 },
  name: 200,
  perDay: 10,
  perDayAndAddress: 30,
  openPerResource: 20,
  /** Over all visitors, so that the product cannot flood strangers with mails. */
  receiptsPerDay: 300,
  staffMailsPerHour: 3,
} as const;

type VisitorReport = { category: ReportCategory; name: string; email: string };

/** Reports about sexual abuse of minors may be anonymous (DSA Art. 16(2)(c)). */
export function missingVisitorField({ category, name, email }: VisitorReport): 'name' | 'email' | null {
  if (category === 'minors') return null;
  return name === '' ? 'name' : email === '' ? 'email' : null;
}
