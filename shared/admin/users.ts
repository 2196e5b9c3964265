import { z } from 'zod';
import { type OrganisationRole, type PlatformRole, platformRoles, type UserType } from '../auth/session-user.ts';
import { exportInput, listInput, reasonInput } from './list.ts';

export const userSorts = ['created', 'name', 'email'] as const;
export const userKinds = ['any', 'applicant', 'company', 'staff'] as const;
export const userStates = ['any', 'active', 'unconfirmed', 'locked'] as const;

const filters = { kind: z.enum(userKinds).default('any'), state: z.enum(userStates).default('any') };

export const usersInput = listInput(userSorts, filters);
export const usersExport = exportInput(userSorts, filters);
export type UsersInput = z.infer<typeof usersInput>;

export const userInput = z.strictObject({ userId: z.uuid() });
export const userActionInput = z.strictObject({ userId: z.uuid(), reason: reasonInput });
export const switchOffTwoFactorInput = userActionInput.extend({ confirmation: z.string().max(320) });
export const changeRoleInput = userActionInput.extend({ role: z.enum(platformRoles).nullable() });
export type UserAction = z.infer<typeof userActionInput>;
export type UserTwoFactor = z.infer<typeof switchOffTwoFactorInput>;
export type UserRoleChange = z.infer<typeof changeRoleInput>;

/** Privacy: staff see the account, never tests, profile or applications. */
export type AdminUserRow = {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  userType: UserType;
  platformRole: PlatformRole | null;
  organisation: { organisationId: string; name: string; role: OrganisationRole } | null;
  isConfirmed: boolean;
  isLocked: boolean;
  createdAt: Date;
};

export type MailState = 'sent' | 'waiting' | 'failing' | 'kept';

/** Security: contains no token or id of the session. */
export type UserSession = { device: string; network: string; startedAt: Date; lastSeenAt: Date };
/** Privacy: never the body, and no mails about applications, releases or jobs. */
export type UserMail = { subject: string; createdAt: Date; state: MailState };

export type UserDetail = AdminUserRow & {
  confirmedAt: Date | null;
  lock: { at: Date; reason: string } | null;
  /** The account is closed and erased then. */
  eraseAt: Date | null;
  hasTwoFactor: boolean;
  sessions: UserSession[];
  mails: UserMail[];
};
