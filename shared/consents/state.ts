import type { ConsentKind } from '../texts/consents.ts';

/** `ended`: by expiry, or because the organisation or the membership ended. */
export type ConsentEnd = 'withdrawn' | 'ended' | 'replaced' | 'declined';

export type OwnConsent = {
  consentId: string;
  kind: ConsentKind;
  wording: string;
  version: number;
  company: string | null;
  document: number | null;
  givenAt: Date;
  end: { at: Date; as: ConsentEnd } | null;
};

export type LegalSlug = 'terms' | 'privacy';
export const legalSlugs: readonly LegalSlug[] = ['terms', 'privacy'];
export const isLegalSlug = (slug: string): slug is LegalSlug => slug === 'terms' || slug === 'privacy';

/** `document` null: no answer is stored. */
export type LegalState = {
  kind: LegalSlug;
  newest: { document: number; publishedAt: Date };
  agreed: { document: number; at: Date } | null;
  isOpen: boolean;
  isDeclined: boolean;
};

/** Without changes for a person who never agreed to an earlier version. */
export type LegalQuestion = {
  kind: LegalSlug;
  document: number;
  publishedAt: Date;
  summaries: string[];
  changes: { added: string[]; removed: string[]; more: number } | null;
};
