type MailRule = {
  /** `always`: no limit; `owed`: delayed, never dropped; others: the sender whose limit refuses or drops the mail. */
  limit: 'always' | 'owed' | 'visitor' | 'member' | 'staff';
  /** Staff read `account` always, `platform` without a mail server, and only kind and state of `private`. */
  content: 'account' | 'platform' | 'private';
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
  ownDataReady: { limit: 'always', content: 'account' },
  twoFactorChanged: { limit: 'always', content: 'account', isUrgent: true },
  passkeyChanged: { limit: 'always', content: 'account', isUrgent: true },
  accountClosed: { limit: 'always', content: 'account', isUrgent: true },
  deletionReminder: { limit: 'always', content: 'account' },
  stillWanted: { limit: 'always', content: 'account' },
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
  backupProofFailed: { limit: 'always', content: 'platform', isUrgent: true },
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

type KindWithLimit<Limit> = {
  [Kind in MailKind]: (typeof mailKinds)[Kind]['limit'] extends Limit ? Kind : never;
}[MailKind];
export type LimitedMailKind = KindWithLimit<'visitor' | 'member' | 'staff'>;

export const mailKindNames = Object.keys(mailKinds) as MailKind[];

const rulesByName: Readonly<Record<string, MailRule>> = mailKinds;
export const mailContent = (kind: string): MailRule['content'] => rulesByName[kind]?.content ?? 'private';
