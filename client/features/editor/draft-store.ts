/**
 * Keeps drafts in local storage, so that they survive a reload, a closed tab and a lost network. Each page keeps its own, named
 * by the page's id and guarded by a lock that ends with the page: what carries a free lock was left behind and is taken over.
 */
import { readStored, removeStored, writeStored } from '../../lib/browser-storage.ts';
import type { Draft, DraftStore } from './drafts.ts';

type Owner = { userId: string; courseId: string; pageId: string };

const prefixOf = ({ userId, courseId }: Omit<Owner, 'pageId'>) => `course_draft:${userId}:${courseId}:`;

export function draftStore(owner: Owner): DraftStore {
  const prefix = prefixOf(owner);
  const keyOf = (blockId: string) => `${prefix}${owner.pageId}:${blockId}`;
  const held = holdLock(owner.pageId);
  return {
    adopt: async () => {
      const found = storedKeys(prefix).map((key) => ({ key, pageId: key.slice(prefix.length).split(':')[0] ?? '' }));
      const drafts: Draft[] = [];
      for (const { key, pageId } of found) {
        if (pageId === owner.pageId || (await isHeld(pageId))) continue;
        const draft = parsed(readStored(key));
        if (draft !== null) writeStored(keyOf(draft.blockId), JSON.stringify(draft));
        removeStored(key);
        if (draft !== null) drafts.push(draft);
      }
      return drafts;
    },
    put: (draft) => writeStored(keyOf(draft.blockId), JSON.stringify(draft)),
    remove: (blockId) => removeStored(keyOf(blockId)),
    release: held,
  };
}

function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function parsed(text: string | null): Draft | null {
  try {
    const draft = JSON.parse(text ?? 'null') as Partial<Draft> | null;
    const isWhole =
      typeof draft?.blockId === 'string' &&
      typeof draft.lessonId === 'string' &&
      typeof draft.base === 'string' &&
      typeof draft.block?.type === 'string';
    return isWhole ? ({ ...draft, sent: draft.sent ?? null } as Draft) : null;
  } catch {
    return null;
  }
}

const lockOf = (pageId: string) => `course_drafts:${pageId}`;
/** Browsers offer locks only on pages served over https or from this machine. */
const locks = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);

function holdLock(pageId: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void locks()?.request(lockOf(pageId), () => promise);
  return resolve;
}

async function isHeld(pageId: string): Promise<boolean> {
  const held = await locks()?.request(lockOf(pageId), { ifAvailable: true }, (lock) => lock === null);
  return held ?? false;
}
