/**
 * 'Wer hat mich gesehen': what is noted for a person. `company`: somebody of the company did it; the others are the person's own doing
 * or the product's. German sentences: shared/texts/releases/seen.ts.
 */
export const personEventKinds = {
  released: 'person',
  narrowed: 'person',
  renewed: 'person',
  withdrawn: 'person',
  expired: 'product',
  companyGone: 'product',
  foundOn: 'person',
  foundOff: 'person',
  foundExpired: 'product',
  applied: 'person',
  applicationWithdrawn: 'person',
  /** Seen in a list, or opened: one entry an hour and viewer, which says the most of it. */
  viewed: 'company',
  exported: 'company',
  reported: 'company',
  requested: 'company',
  accepted: 'person',
  declined: 'person',
} as const;
export type PersonEventKind = keyof typeof personEventKinds;

/** What was seen of a person: a line of a list, the whole view, a comparison. */
export type ViewedAs = 'list' | 'whole';

/** Only what is known of an event stands in it. */
export type PersonEventDetails = {
  scope?: 'anonymous' | 'named' | 'profile';
  /** Of a view. */
  as?: ViewedAs;
  jobTitle?: string;
  /** Of an export: 'csv' or 'pdf'. */
  format?: 'csv' | 'pdf';
};

export const seenFilters = ['all', 'company', 'own'] as const;
export type SeenFilter = (typeof seenFilters)[number];

/** Whatever the company did; or what the person did, and the product for them. Null: everything. */
export const eventKindsOf = (filter: SeenFilter): PersonEventKind[] | null =>
  filter === 'all'
    ? null
    : eventKinds.filter((kind) => (personEventKinds[kind] === 'company') === (filter === 'company'));

const eventKinds = Object.keys(personEventKinds) as PersonEventKind[];
