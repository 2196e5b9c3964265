/**
 * Every kind of mail, classified: how its number is limited, and what staff may read of it. A mail without a kind does not compile.
 *
 * - `always`: security notices and legal decisions. Not counted.
 * - `owed`: written in every case. Beyond the pace of its sender it leaves later; it is never dropped.
 * - `visitor`, `member`, `staff`: who can cause it towards an address that may not be theirs. Each has a limit of its own, beyond
 *   which the mail is refused or dropped.
 *
 * Staff read `account` mails also on the page of the account, `platform` mails where no mail server passes them on, and of
 * `private` ones the kind and the state only.
 */
type MailRule = {
  limit: 'always' | 'owed' | 'visitor' | 'member' | 'staff';
  content: 'account' | 'platform' | 'private';
  /** A person waits for it in front of a screen: it leaves before the others. */
  isUrgent?: true;
};

export const mailKinds = {
  confirmEmail: { limit: 'visitor', content: 'account', isUrgent: true },
  alreadyRegistered: { limit: 'visitor', content: 'account', isUrgent: true },
  resetPassword: { limit: 'visitor', content: 'account', isUrgent: true },
  visitorReportReceived: { limit: 'visitor', content: 'platform' },
  changeEmail: { limit: 'member', content: 'account', isUrgent: true },
  invitation: { limit: 'member', content: 'platform' },
  domainClaim: { limit: 'member', content: 'platform' },
  resetSent: { limit: 'staff', content: 'account', isUrgent: true },

  passwordChanged: { limit: 'always', content: 'account', isUrgent: true },
  emailChanged: { limit: 'always', content: 'account', isUrgent: true },
  twoFactorChanged: { limit: 'always', content: 'account', isUrgent: true },
  accountLocked: { limit: 'always', content: 'account', isUrgent: true },
  accountUnlocked: { limit: 'always', content: 'account', isUrgent: true },
  sessionsEnded: { limit: 'always', content: 'account', isUrgent: true },
  twoFactorSwitchedOff: { limit: 'always', content: 'account', isUrgent: true },
  platformRoleChanged: { limit: 'always', content: 'account', isUrgent: true },
  organisationLocked: { limit: 'always', content: 'platform', isUrgent: true },
  organisationUnlocked: { limit: 'always', content: 'platform', isUrgent: true },
  organisationRemoved: { limit: 'always', content: 'platform', isUrgent: true },
  organisationVerified: { limit: 'always', content: 'platform' },
  verificationWithdrawn: { limit: 'always', content: 'platform' },
  nameAllowed: { limit: 'always', content: 'platform' },
  nameRefused: { limit: 'always', content: 'platform' },
  domainAllowed: { limit: 'always', content: 'platform' },
  takenDown: { limit: 'always', content: 'platform', isUrgent: true },
  putBack: { limit: 'always', content: 'platform', isUrgent: true },
  decisionAnswered: { limit: 'always', content: 'platform' },
  reportDecided: { limit: 'always', content: 'platform' },
  messageReportDecided: { limit: 'always', content: 'private' },
  auditChain: { limit: 'always', content: 'platform' },
  testMail: { limit: 'always', content: 'platform' },

  reportReceived: { limit: 'owed', content: 'platform' },
  reportIncoming: { limit: 'owed', content: 'platform' },
  messageReported: { limit: 'owed', content: 'private' },
  nameWaiting: { limit: 'owed', content: 'platform' },
  jobsEnding: { limit: 'owed', content: 'platform' },
  jobsEnded: { limit: 'owed', content: 'platform' },
  applied: { limit: 'owed', content: 'private' },
  newApplication: { limit: 'owed', content: 'private' },
  moreApplications: { limit: 'owed', content: 'private' },
  applicationMoved: { limit: 'owed', content: 'private' },
  answersDue: { limit: 'owed', content: 'private' },
  answerOverdue: { limit: 'owed', content: 'private' },
  companyGone: { limit: 'owed', content: 'private' },
  message: { limit: 'owed', content: 'private' },
  companyDigest: { limit: 'owed', content: 'private' },
  releaseEnding: { limit: 'owed', content: 'private' },
  releaseEnded: { limit: 'owed', content: 'private' },
  request: { limit: 'owed', content: 'private' },
  foundEnding: { limit: 'owed', content: 'private' },
  weeklyJobs: { limit: 'owed', content: 'private' },
} as const satisfies Record<string, MailRule>;

export type MailKind = keyof typeof mailKinds;

type KindWith<Limit> = { [Kind in MailKind]: (typeof mailKinds)[Kind]['limit'] extends Limit ? Kind : never }[MailKind];
/** Others than the recipient can cause these: ask for room before writing one. */
export type LimitedMailKind = KindWith<'visitor' | 'member' | 'staff'>;

export const mailKindNames = Object.keys(mailKinds) as MailKind[];

/** Rows from before kinds were stored have none: nothing of them is shown. */
const rulesByName: Readonly<Record<string, MailRule>> = mailKinds;
export const mailContent = (kind: string): MailRule['content'] => rulesByName[kind]?.content ?? 'private';
