/** Bounds of everything that people and companies can make grow here. */
export const releaseLimits = {
  /** Months until a release ends unless it is renewed, and days before that in which the person is reminded. */
  months: 6,
  reminderDays: 14,
  /** Releases of a person at once: to so many companies. */
  releases: 500,
  /** Given, narrowed, renewed and withdrawn by a person in a day. */
  changesPerDay: 60,
  messageText: 1_000,
  /** Messages of a conversation. */
  messages: 500,
  messagesPerHour: 40,
  reportReason: 500,
  reportsPerDay: 20,
  /** Admins and owners who are written to about a new message. */
  mailedMembers: 20,
  note: 2_000,
  /** Notes and decisions about a person. */
  entries: 300,
  pageSize: 24,
} as const;

export const foundLimits = {
  threshold: { least: 40, most: 95, normal: 70 },
  /** Switched on, changed, blocked and answered by a person in a day. */
  changesPerDay: 150,
  blocks: 100,
  blockLabel: 120,
  radii: [10, 25, 50, 100, 200],
  requestText: { least: 40, most: 1_500 },
  /** Requests of an organisation to one person that wait for an answer. */
  openRequests: 3,
  /** Requests of an organisation in a day. */
  requestsPerDay: 20,
  /** For how long a company that was told 'kein Interesse' neither finds nor asks the person. */
  refusalMonths: 6,
  /** Anonymous matches of a job that a company sees. */
  shown: 200,
} as const;

export const applicationLimits = {
  answer: 1_000,
  refusalText: 1_000,
  perDay: 50,
  /** Days before the reply date on which the company is reminded. */
  reminderDays: 3,
  compared: 4,
  /** Admins and owners who get mails about new applications and reply dates. */
  mailedManagers: 20,
  /** Jobs of a page whose own applications are asked for at once. */
  jobsAtOnce: 50,
} as const;
