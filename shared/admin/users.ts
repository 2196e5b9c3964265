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
/** `confirmation`: the person's mail address, typed. */
export const switchOffTwoFactorInput = userActionInput.extend({ confirmation: z.string().max(320) });
export const changeRoleInput = userActionInput.extend({ role: z.enum(platformRoles).nullable() });
export type UserAction = z.infer<typeof userActionInput>;
export type UserTwoFactor = z.infer<typeof switchOffTwoFactorInput>;
export type UserRoleChange = z.infer<typeof changeRoleInput>;

/** What staff sees of an account: its state, nothing of tests, profile or applications. */
export type UserInList = {
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

/** `device` and `network` as far as they help to recognise it: nothing by which a session could be taken over. */
export type UserSession = { device: string; network: string; startedAt: Date; lastSeenAt: Date };
/** Never what it says, and no mail about applications, releases or jobs. */
export type UserMail = { subject: string; createdAt: Date; state: MailState };

/** An account for who helps its owner. */
export type UserDetail = UserInList & {
  confirmedAt: Date | null;
  lock: { at: Date; reason: string } | null;
  hasTwoFactor: boolean;
  /** The one used last first. */
  sessions: UserSession[];
  /** The newest first. */
  mails: UserMail[];
};
