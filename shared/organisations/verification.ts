import type { CompanyImprint } from './imprint.ts';

const verificationMethods = ['mail', 'dns', 'staff'] as const;
export type VerificationMethod = (typeof verificationMethods)[number];
/** `waiting`: staff decide about a similar name. `refused`: the organisation must choose another name. */
export type NameReview = { state: 'waiting' | 'refused'; reason: string };

export type StoredImprint = CompanyImprint & { version: number };

/** `email`: recipient of the link, or `record`: content of the TXT record; the other is null. */
export type DomainClaim = {
  domain: string;
  email: string | null;
  record: string | null;
  expiresAt: Date;
  /** Another organisation has the domain, and staff did not allow a second one. */
  isTaken: boolean;
};

export type Verification = {
  isRequired: boolean;
  imprint: StoredImprint | null;
  verifiedAt: Date | null;
  method: VerificationMethod | null;
  domain: string | null;
  withdrawnReason: string | null;
  heldName: NameReview | null;
  claim: DomainClaim | null;
};

export type ClaimByLink = { organisation: string; legalName: string; domain: string; isConfirmed: boolean };

export type AdminVerification = Omit<Verification, 'isRequired'> & {
  similar: Array<{ organisationId: string; name: string; isVerified: boolean }>;
};
