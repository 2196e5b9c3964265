import type { CompanyImprint } from './imprint.ts';

const verificationMethods = ['mail', 'dns', 'staff'] as const;
export type VerificationMethod = (typeof verificationMethods)[number];
/** A name like another one's waits for staff; 'refused' asks for another name. */
export type HeldName = { state: 'waiting' | 'refused'; reason: string };

export type StoredImprint = CompanyImprint & { version: number };

/** `email`: where the link went; `record`: what the TXT record has to say; one of them is null. */
export type DomainClaim = {
  domain: string;
  email: string | null;
  record: string | null;
  expiresAt: Date;
  /** Another organisation has confirmed the domain, and staff has not allowed a second one. */
  isTaken: boolean;
};

/** What an organisation's members see. `isRequired`: this installation asks for it; `claim`: for those who manage it. */
export type Verification = {
  isRequired: boolean;
  imprint: StoredImprint | null;
  verifiedAt: Date | null;
  method: VerificationMethod | null;
  domain: string | null;
  /** Why staff withdrew it; null while nothing was withdrawn. */
  withdrawnReason: string | null;
  heldName: HeldName | null;
  claim: DomainClaim | null;
};

/** What the link in a mail leads to. */
export type ClaimByLink = { organisation: string; legalName: string; domain: string; isConfirmed: boolean };

/** What staff sees beside it: the organisations whose names are alike. */
export type VerificationInPortal = Omit<Verification, 'isRequired'> & {
  similar: Array<{ organisationId: string; name: string; isVerified: boolean }>;
};
