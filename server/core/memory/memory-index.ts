/**
 * Database rows in memory, loaded on first use and updated after change events. Readers wait for changed rows. During a
 * full reload a large index serves its old data, because displayed fields come from the database.
 */
import { seconds } from '../runtime/clock.ts';

const maxIdsPerReload = 500;
/** Beyond this limit the whole index is reloaded. */
const maxPendingChanges = 5_000;
const reloadIntervalMs = seconds(10);

type Source<Held, Kind extends string> = {
  load: () => Promise<Held>;
  /** Kinds are reloaded in this order. Call `into` for the index only after the rows are read. */
  reload: Readonly<Record<Kind, (ids: readonly string[], into: () => Held) => Promise<void>>>;
  isSmall: (held: Held) => boolean;
};

type MemoryIndex<Held, Kind extends string> = {
  forget: (kind: Kind, id: string) => void;
  forgetAll: () => void;
  peek: () => Held | null;
  /** Includes all changes announced before the call. */
  read: () => Promise<Held>;
};

export function openMemoryIndex<Held, Kind extends string>({
  load: loadIndex,
  reload,
  isSmall,
}: Source<Held, Kind>): MemoryIndex<Held, Kind> {
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
      current = await loadIndex();
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
        // After a failure readers get the stale index; a later read retries.
        if (performance.now() - loadedAt >= reloadIntervalMs) load().catch(() => undefined);
        return held;
      }
    }
  };
  const refresh = async (held: Held): Promise<void> => {
    for (let kind = nextChanged(); kind !== null; kind = nextChanged()) {
      const all = changed.get(kind);
      const ids = [...(all ?? [])].slice(0, maxIdsPerReload);
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
      if (all !== undefined && all.size >= maxPendingChanges) {
        isStale = true;
        all.clear();
      }
      if (current !== null) all?.add(id);
      if (loading !== null) changedSinceLoad.get(kind)?.add(id);
    },
    forgetAll: () => {
      isStale = true;
    },
    peek: () => current,
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
