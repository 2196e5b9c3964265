import { z } from 'zod';
import type { OrganisationRole } from '../auth/session-user.ts';
import type { JobStatus } from '../jobs/draft.ts';
import { type DecisionWithNames, grounds } from '../moderation/decision.ts';
import type { AdminVerification } from '../organisations/verification.ts';
import { exportInput, listInput, reasonInput } from './list.ts';

export const organisationSorts = ['created', 'name'] as const;
export const organisationStates = ['any', 'open', 'locked', 'waiting', 'unverified'] as const;
export const organisationPages = ['any', 'public', 'hidden'] as const;

const filters = { state: z.enum(organisationStates).default('any'), page: z.enum(organisationPages).default('any') };

export const organisationsInput = listInput(organisationSorts, filters);
export const organisationsExport = exportInput(organisationSorts, filters);
export type OrganisationsInput = z.infer<typeof organisationsInput>;

export const organisationInput = z.strictObject({ organisationId: z.uuid() });
export const organisationMembersInput = organisationInput.extend({
  cursor: z.string().max(1_000).nullish(),
  direction: z.enum(['forward', 'backward']).optional(),
});
export type OrganisationMembersInput = z.infer<typeof organisationMembersInput>;

export const lockOrganisationInput = organisationInput.extend({ ground: z.enum(grounds), reason: reasonInput });
export const unlockOrganisationInput = organisationInput.extend({ reason: reasonInput });
export const removeOrganisationInput = organisationInput.extend({
  reason: reasonInput,
  confirmation: z.string().max(200),
});

export const verifyOrganisationInput = organisationInput.extend({ reason: reasonInput });
export const withdrawVerificationInput = verifyOrganisationInput;
export const allowDomainInput = verifyOrganisationInput;
export const decideNameInput = organisationInput.extend({ isAllowed: z.boolean(), reason: reasonInput });

export type AdminOrganisationRow = {
  organisationId: string;
  name: string;
  members: number;
  courses: number;
  jobs: number;
  isPublic: boolean;
  isLocked: boolean;
  /** The name waits for a decision or is refused. */
  isNameHeld: boolean;
  isVerified: boolean;
  createdAt: Date;
};

export type CourseCounts = Record<'draft' | 'review' | 'published', number>;
export type JobCounts = Record<JobStatus, number>;

/** Privacy: staff see counts, never candidates, applications or messages. */
export type AdminOrganisation = {
  organisationId: string;
  name: string;
  slug: string;
  createdAt: Date;
  isPublic: boolean;
  needsReview: boolean;
  lockedAt: Date | null;
  verification: AdminVerification;
  decisions: DecisionWithNames[];
  members: number;
  courses: CourseCounts;
  jobs: JobCounts;
  storage: { usedBytes: number; allowedBytes: number; files: number };
  tokens: { used: number; allowed: number | null };
};

export type AdminMember = {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  role: OrganisationRole;
  joinedAt: Date;
};
