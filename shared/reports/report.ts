/** What can be reported to staff, for what reason, and how far it has come (DSA Art. 16). */

/** Messages are reported inside their conversation; everything else by everybody who sees it. */
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

/** What became of the thing: seen by everybody, taken down by staff, not public (any more), or deleted. */
export type Standing = 'online' | 'takenDown' | 'offline' | 'gone';

export const reportLimits = {
  reason: { min: 20, max: 2_000 },
  answer: { min: 10, max: 2_000 },
  name: 200,
  perDay: 10,
  /** Of all visitors behind one network address, which can be a whole school. */
  perDayAndAddress: 30,
  /** About one thing that are not decided: more are counted at the first of them. */
  openPerThing: 20,
  /** Mails to addresses that visitors have typed, of all of them together: nobody makes us write to strangers without end. */
  receiptsPerDay: 300,
  /** Mails to staff about what has come in; one more says that there are others, and the list shows them. */
  staffMailsPerHour: 3,
} as const;

type Named = { category: ReportCategory; name: string; email: string };

/**
 * What a visitor still has to tell: a report carries a name and an address, unless it is about the sexual abuse of minors, which may
 * be reported by nobody in particular (DSA Art. 16(2)(c)).
 */
export function missingOfVisitor({ category, name, email }: Named): 'name' | 'email' | null {
  if (category === 'minors') return null;
  return name === '' ? 'name' : email === '' ? 'email' : null;
}
