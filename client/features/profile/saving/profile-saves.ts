import { type ProfileContent, profileContent } from '#shared/profile/schema.ts';
import { newId } from '../../../lib/new-id.ts';
import { DraftFields } from '../../../lib/outbox/draft-fields.ts';
import type * as saves from '../../../lib/outbox/draft-saves.ts';
import { DraftSaves } from '../../../lib/outbox/draft-saves.ts';
import { type UnsentStore, unsentStore } from '../../../lib/outbox/unsent-store.ts';

type Unsaved = saves.Unsaved<ProfileContent>;
export type Channel = saves.Channel<ProfileContent>;

export type ProfileSaves = DraftSaves<ProfileContent>;

export const profileFields = new DraftFields<ProfileContent>({ schema: profileContent, dependentFields: {} });

export const profileSaves = (userId: string, channel: () => Channel): ProfileSaves =>
  new DraftSaves({ documentId: userId, fields: profileFields, channel, store: profileStore(userId) });

const profileStore = (userId: string): UnsentStore<Unsaved> =>
  unsentStore<Unsaved>({
    prefix: `profile_draft:${userId}:`,
    pageId: newId(),
    nameOf: ({ documentId }) => documentId,
    parse: readUnsaved,
  });

export function readUnsaved(stored: Record<string, unknown>): Unsaved | null {
  const { documentId, base, values, sent = null } = stored as Partial<Unsaved>;
  const isComplete = typeof documentId === 'string' && typeof base?.revision === 'string';
  if (!isComplete || !isProfile(base.draft) || !isProfile(values)) return null;
  return { documentId, base, values, sent };
}

const isProfile = (draft: ProfileContent | undefined): draft is ProfileContent =>
  typeof draft === 'object' && draft !== null && Object.keys(profileContent.shape).every((field) => field in draft);
