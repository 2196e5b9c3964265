import { z } from 'zod';
import { pageFields } from '../validation/bounds.ts';
import { line, text } from '../validation/text.ts';
import { releaseLimits } from './limits.ts';
import { releaseScopes } from './scope.ts';
import { viewLogFilters } from './view-log-events.ts';

export const scope = z.enum(releaseScopes);

const releaseTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('company'), slug: line(250) }),
  z.strictObject({ kind: z.literal('job'), jobId: z.uuid() }),
]);
export type ReleaseTarget = z.infer<typeof releaseTarget>;

export const previewInput = z.strictObject({ target: releaseTarget, scope });
/** Hash of the confirmed preview; another hash means that the data changed. */
export const previewDigest = z.string().regex(/^[0-9a-f]{64}$/);
export const giveInput = z.strictObject({ target: releaseTarget, scope, digest: previewDigest });
export type GiveInput = z.infer<typeof giveInput>;

export const releaseInput = z.strictObject({ releaseId: z.uuid() });
/** Without `jobId`, the requests for all jobs. */
export const answeredRequestsInput = z.strictObject({ jobId: z.uuid().optional() });
export const narrowInput = z.strictObject({ releaseId: z.uuid(), scope });

export const releasesPageInput = z.strictObject(pageFields);
export const viewLogInput = z.strictObject({ filter: z.enum(viewLogFilters).default('all'), ...pageFields });
export type ViewLogInput = z.infer<typeof viewLogInput>;

export const messagesInput = z.strictObject({ releaseId: z.uuid(), ...pageFields });
export type MessagesInput = z.infer<typeof messagesInput>;
export const sendInput = z.strictObject({ releaseId: z.uuid(), text: text(releaseLimits.messageText) });
export type SendInput = z.infer<typeof sendInput>;
export const closeInput = z.strictObject({ releaseId: z.uuid(), isClosed: z.boolean() });
export type CloseInput = z.infer<typeof closeInput>;
export const reportInput = z.strictObject({
  releaseId: z.uuid(),
  messageId: z.uuid(),
  reason: text(releaseLimits.reportReason),
});
export type ReportInput = z.infer<typeof reportInput>;
