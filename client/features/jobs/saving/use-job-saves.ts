import { useMemo, useSyncExternalStore } from 'react';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { memberName } from '#shared/members/member.ts';
import { jobConflictTexts, jobEditorTexts as texts } from '#shared/texts/jobs/editor.ts';
import { newId } from '../../../lib/new-id.ts';
import { draftOutcome } from '../../../lib/outbox/draft-outcome.ts';
import { OpenQueues, useOpenQueue } from '../../../lib/outbox/open-queues.ts';
import { type UnsentStore, unsentStore } from '../../../lib/outbox/unsent-store.ts';
import { trpc } from '../../../trpc.ts';
import { type Channel, type JobSaves, jobSaves, type Outcome, type StoredJob, type Unsaved } from './job-saves.ts';

const queues = new OpenQueues<JobSaves, Channel>();

/** Null until it has adopted the unsaved changes of an earlier page. */
export function useJobSaves(jobId: string, user: SessionUser): JobSaves | null {
  const channel = useChannel(jobId, user);
  const { userId } = user;
  const opening = useMemo(
    () => ({
      queues,
      key: `${userId}:${jobId}`,
      channel,
      createQueue: (current: () => Channel) => jobSaves(jobId, current, jobStore(userId, jobId)),
    }),
    [userId, jobId, channel],
  );
  return useOpenQueue(opening);
}

function useChannel(jobId: string, user: SessionUser): Channel {
  const utils = trpc.useUtils();
  const updatedByName = memberName(user);
  return useMemo(
    () => ({
      send: async (job) => {
        try {
          const { revision } = await utils.client.jobs.save.mutate({ jobId, ...job });
          return { kind: 'saved', revision };
        } catch (error) {
          return outcomeOf(error, job, () => utils.client.jobs.job.query({ jobId }));
        }
      },
      onSaved: ({ revision, draft }) => {
        utils.jobs.job.setData(
          { jobId },
          (job) =>
            job && {
              ...job,
              ...{ revision, draft, updatedByName, updatedAt: new Date() },
              hasChanges: job.firstPublishedAt !== null,
            },
        );
        void utils.jobs.page.invalidate();
      },
      // Only the server knows who changed it and when.
      onTheirsAccepted: (theirs) => {
        utils.jobs.job.setData({ jobId }, (job) => job && { ...job, ...theirs });
        void utils.jobs.job.invalidate({ jobId });
      },
    }),
    [jobId, utils, updatedByName],
  );
}

export const useSaveState = (saves: JobSaves) => useSyncExternalStore(saves.subscribe, saves.state);

export const useSaveView = (saves: JobSaves) => useSyncExternalStore(saves.subscribe, saves.view);

export const outcomeOf = (error: unknown, sent: StoredJob, read: () => Promise<StoredJob>): Promise<Outcome> =>
  draftOutcome(error, {
    attempted: sent,
    conflictCode: 'JOB_CHANGED',
    loadCurrent: read,
    fallbackMessage: texts.saveFailed,
    unknownAuthor: jobConflictTexts.somebody,
  });

const jobStore = (userId: string, jobId: string): UnsentStore<Unsaved> =>
  unsentStore<Unsaved>({
    prefix: `job_draft:${userId}:${jobId}:`,
    pageId: newId(),
    nameOf: (unsaved) => unsaved.documentId,
    parse: readUnsaved,
  });

function readUnsaved(stored: Record<string, unknown>): Unsaved | null {
  const unsaved: Partial<Unsaved> = stored;
  const isComplete =
    typeof unsaved.documentId === 'string' &&
    typeof unsaved.base?.revision === 'string' &&
    typeof unsaved.base.draft?.title === 'string' &&
    typeof unsaved.values?.title === 'string';
  return isComplete ? ({ ...unsaved, sent: unsaved.sent ?? null } as Unsaved) : null;
}
