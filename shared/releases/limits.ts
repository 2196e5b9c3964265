export const releaseLimits = {
  months: 6,
  reminderDays: 14,
  releases: 500,
  countedViews: 1_000,
  comparedReleases: 100,
  namedApplications: 2,
  changesPerDay: 60,
  messageText: 1_000,
  messages: 500,
  messagesPerHour: 40,
  reportReason: 500,
  reportsPerDay: 20,
  mailedMembers: 20,
  note: 2_000,
  entries: 300,
  pageSize: 24,
} as const;

export const poolLimits = {
  threshold: { min: 40, max: 95, initial: 70 },
  changesPerDay: 150,
  blocks: 100,
  blockLabel: 120,
  radii: [10, 25, 50, 100, 200],
  requestText: { min: 40, max: 1_500 },
  /** Per organisation and person. */
  openRequests: 3,
  /** Jobs marked as asked for. */
  askedJobs: 100,
  namedConversations: 3,
  otherQuestions: 20,
  requestsPerDay: 20,
  refusalMonths: 6,
  visiblePeople: 200,
} as const;

export const applicationLimits = {
  answer: 1_000,
  refusalText: 1_000,
  perDay: 50,
  reminderDays: 3,
  comparedCandidates: 4,
  mailedManagers: 20,
  jobsAtOnce: 50,
} as const;
