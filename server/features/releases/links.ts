import type { App } from '../../core/app.ts';

/** The pages that mails about releases link to. */
export const releaseLinks = {
  /** A person's list of releases. */
  list: ({ env }: App) => `${env.APP_URL}/account?tab=releases`,
  /** What is written about one of them. */
  own: ({ env }: App, releaseId: string) => `${env.APP_URL}/messages/${releaseId}`,
  /** The same for the company. */
  ofCompany: ({ env }: App, releaseId: string) => `${env.APP_URL}/company/results/${releaseId}?tab=messages`,
  /** Everybody who released something to the company. */
  candidates: ({ env }: App) => `${env.APP_URL}/company/results`,
  /** What was reported, for staff. */
  report: ({ env }: App, reportId: string) => `${env.APP_URL}/admin/reports/${reportId}`,
};
