import { paths } from '../../lib/paths.ts';

/** What the editor's page shows besides the form stands in its address. */
export const previewParam = 'view';
export const previewValue = 'preview';
export const dialogParam = 'dialog';
export const reopenValue = 'reopen';

export const previewPath = (jobId: string): string => `${paths.company.job(jobId)}?${previewParam}=${previewValue}`;
export const reopenPath = (jobId: string): string => `${paths.company.job(jobId)}?${dialogParam}=${reopenValue}`;
