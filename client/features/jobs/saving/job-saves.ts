import '#shared/validation/messages.ts';
import { type JobDraft, jobDraft } from '#shared/jobs/draft.ts';
import { DraftFields } from '../../../lib/outbox/draft-fields.ts';
import type * as saves from '../../../lib/outbox/draft-saves.ts';
import { DraftSaves } from '../../../lib/outbox/draft-saves.ts';
import type { UnsentStore } from '../../../lib/outbox/unsent-store.ts';

export type StoredJob = saves.StoredDraft<JobDraft>;
export type Unsaved = saves.Unsaved<JobDraft>;
export type Outcome = saves.Outcome<JobDraft>;
export type Problem = saves.Problem<JobDraft>;
export type Channel = saves.Channel<JobDraft>;

export type JobSaves = DraftSaves<JobDraft>;

export const jobFields = new DraftFields<JobDraft>({
  schema: jobDraft,
  dependentFields: {
    payFrom: ['payTo'],
    payTo: ['payFrom'],
    hoursFrom: ['hoursTo'],
    hoursTo: ['hoursFrom'],
    postalCode: ['town', 'country'],
    town: ['postalCode', 'country'],
    country: ['postalCode', 'town'],
  },
});

export const jobSaves = (documentId: string, channel: () => Channel, store: UnsentStore<Unsaved>): JobSaves =>
  new DraftSaves({ documentId, fields: jobFields, channel, store });
