import type { App } from '../../core/app.ts';

/** The pages that mails about applications link to. */
export const ownApplicationsUrl = ({ env }: App): string => `${env.APP_URL}/applications`;
export const boardUrl = ({ env }: App, jobId: string): string => `${env.APP_URL}/company/job/${jobId}/applications`;
export const companyJobsUrl = ({ env }: App): string => `${env.APP_URL}/company/jobs`;
export const jobsUrl = ({ env }: App): string => `${env.APP_URL}/jobs`;
