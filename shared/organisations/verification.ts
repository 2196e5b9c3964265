import type { CompanyImprint } from './imprint.ts';

const verificationMethods = ['mail', 'dns', 'staff'] as const;
export type VerificationMethod = (typeof verificationMethods)[number];
/**
 * `waiting`: staff must decide about a name similar to another one. `refused`: the organisation must choose another
 * name.
 */
export type HeldName = { state: 'waiting' | 'refused'; reason: string };

export type StoredImprint = CompanyImprint & { version: number };

/** `email`: recipient of the link; `record`: content of the TXT record. One of them is null. */
export type DomainClaim = {
  domain: string;
  email: string | null;
  record: string | null;
  expiresAt: Date;
  /** Another organisation confirmed the domain, and staff has not allowed a second one. */
  isTaken: boolean;
};

export type Verification = {
  isRequired: boolean;
  imprint: StoredImprint | null;
  verifiedAt: Date | null;
  method: VerificationMethod | null;
  domain: string | null;
  withdrawnReason: string | null;
  heldName: HeldName | null;
  claim: DomainClaim | null;
};

export type ClaimByLink = { organisation: string; legalName: string; domain: string; isConfirmed: boolean };

export type AdminVerification = Omit<Verification, 'isRequired'> & {
  similar: Array<{ organisationId: string; name: string; isVerified: boolean }>;
};
