import { useMemo, useSyncExternalStore } from 'react';
import { profileTexts } from '#shared/texts/profile.ts';
import { draftOutcome } from '../../../lib/outbox/draft-outcome.ts';
import { OpenQueues, useOpenQueue } from '../../../lib/outbox/open-queues.ts';
import { trpc } from '../../../trpc.ts';
import { type Channel, type ProfileSaves, profileSaves } from './profile-saves.ts';

const queues = new OpenQueues<ProfileSaves, Channel>();

/** Null until the unsaved changes of an earlier page are loaded. */
export function useProfileSaves(userId: string): ProfileSaves | null {
  const channel = useChannel();
  const opening = useMemo(
    () => ({ queues, key: userId, channel, createQueue: (current: () => Channel) => profileSaves(userId, current) }),
    [userId, channel],
  );
  return useOpenQueue(opening);
}

function useChannel(): Channel {
  const utils = trpc.useUtils();
  return useMemo(
    () => ({
      send: async (sent) => {
        try {
          const { revision, draft: profile } = sent;
          return { kind: 'saved', ...(await utils.client.profile.save.mutate({ revision, profile })) };
        } catch (error) {
          const read = async () => {
            const { revision, profile } = await utils.client.profile.own.query();
            return { revision, draft: profile };
          };
          const { failed } = profileTexts.saving;
          return draftOutcome(error, {
            attempted: sent,
            conflictCode: 'PROFILE_CHANGED',
            loadCurrent: read,
            fallbackMessage: failed,
            unknownAuthor: '',
          });
        }
      },
      onSaved: ({ revision, draft: profile }) => {
        const before = utils.profile.own.getData()?.profile;
        utils.profile.own.setData(undefined, (own) => own && { ...own, revision, profile });
        const isRenamed = before?.firstName !== profile.firstName || before.lastName !== profile.lastName;
        if (isRenamed) void utils.auth.me.invalidate();
      },
      onTheirsAccepted: ({ revision, draft: profile }) => {
        utils.profile.own.setData(undefined, (own) => own && { ...own, revision, profile });
        void utils.auth.me.invalidate();
      },
    }),
    [utils],
  );
}

export const useSaveState = (saves: ProfileSaves) => useSyncExternalStore(saves.subscribe, saves.state);

export const useSaveView = (saves: ProfileSaves) => useSyncExternalStore(saves.subscribe, saves.view);
