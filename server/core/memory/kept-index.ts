/**
 * Rows of the database in the memory of each process: read in portions when they are first wanted, and told of changes from then on.
 * Whoever reads waits for single rows that have changed. While everything is read anew, a large index answers as it was: what is
 * shown of a row comes from the database.
 */
import { seconds } from '../runtime/clock.ts';

/** So many are read again in one statement. */
const mostAtOnce = 500;
/** More changes than this are not remembered one by one while nobody reads. */
const mostRemembered = 5_000;
/** What takes long is not begun again at once, however often somebody says that anything may have changed. */
const pauseMs = seconds(10);

type Source<Held, Kind extends string> = {
  load: () => Promise<Held>;
  /** Of each kind of thing that changes: reads these again. `into`: what the index is once they have been read. In order. */
  reload: Readonly<Record<Kind, (ids: readonly string[], into: () => Held) => Promise<void>>>;
  /** Reading it anew costs so little that whoever asks waits for it. */
  isSmall: (held: Held) => boolean;
};

type KeptIndex<Held, Kind extends string> = {
  forget: (kind: Kind, id: string) => void;
  forgetAll: () => void;
  /** Without waiting: with what was read last. */
  atHand: () => Held | null;
  /** With everything that was said before this was called. */
  read: () => Promise<Held>;
};

export function keepIndex<Held, Kind extends string>({
  load: loadHeld,
  reload,
  isSmall,
}: Source<Held, Kind>): KeptIndex<Held, Kind> {
  const kinds = Object.keys(reload) as Kind[];
  const noChanges = () => new Map(kinds.map((kind) => [kind, new Set<string>()]));
  let current: Held | null = null;
  let loading: Promise<Held> | null = null;
  let refreshing: Promise<void> | null = null;
  let isStale = false;
  let loadedAt = 0;
  const changed = noChanges();
  let changedSinceLoad = noChanges();
  const nextChanged = () => kinds.find((kind) => (changed.get(kind)?.size ?? 0) > 0) ?? null;

  const load = (): Promise<Held> => {
    loading ??= loadNow().finally(() => {
      loading = null;
    });
    return loading;
  };
  const loadNow = async (): Promise<Held> => {
    isStale = false;
    changedSinceLoad = noChanges();
    try {
      current = await loadHeld();
    } catch (error) {
      isStale = true;
      throw error;
    }
    loadedAt = performance.now();
    for (const [kind, ids] of changedSinceLoad) for (const id of ids) changed.get(kind)?.add(id);
    return current;
  };
  const upToDate = async (): Promise<Held> => {
    for (let held = current; ; held = current) {
      if (held === null) await load();
      else if (!isStale) return held;
      else if (isSmall(held)) await load();
      else {
        // A failure is told to nobody who has an answer, and tried again.
        if (performance.now() - loadedAt >= pauseMs) load().catch(() => undefined);
        return held;
      }
    }
  };
  const refresh = async (held: Held): Promise<void> => {
    for (let kind = nextChanged(); kind !== null; kind = nextChanged()) {
      const all = changed.get(kind);
      const ids = [...(all ?? [])].slice(0, mostAtOnce);
      for (const id of ids) all?.delete(id);
      try {
        await reload[kind](ids, () => current ?? held);
      } catch (error) {
        for (const id of ids) all?.add(id);
        throw error;
      }
    }
  };

  return {
    forget: (kind, id) => {
      const all = changed.get(kind);
      if (all !== undefined && all.size >= mostRemembered) {
        isStale = true;
        all.clear();
      }
      if (current !== null) all?.add(id);
      if (loading !== null) changedSinceLoad.get(kind)?.add(id);
    },
    forgetAll: () => {
      isStale = true;
    },
    atHand: () => current,
    read: async () => {
      const held = await upToDate();
      if (nextChanged() !== null || refreshing !== null) {
        refreshing ??= refresh(held).finally(() => {
          refreshing = null;
        });
        await refreshing;
      }
      return current ?? held;
    },
  };
}
