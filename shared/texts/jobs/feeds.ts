/** What feeds and search engines read of a job beside its own words. */
export const jobFeedTexts = {
  hoursAWeek: (hours: string) => `${hours} in der Woche`,
  remote: 'Remote',
} as const;
