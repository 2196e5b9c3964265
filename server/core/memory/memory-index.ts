/**
 * Database rows in memory, loaded on first use and updated after change events. Readers wait for changed rows. During a
 * full reload a large index serves its old data, because displayed fields come from the database.
 */
import { seconds } from '../runtime/clock.ts';

const maxIdsPerReload = 500;
/** Beyond this limit the whole index is reloaded. */
const maxPendingChanges = 5_000;
const reloadIntervalMs = seconds(10);

type Source<Index, Kind extends string> = {
  load: () => Promise<Index>;
  /** Kinds are reloaded in this order. Call `into` for the index only after the rows are read. */
  reload: Readonly<Record<Kind, (ids: readonly string[], into: () => Index) => Promise<void>>>;
  isSmall: (held: Index) => boolean;
};

type MemoryIndex<Index, Kind extends string> = {
  invalidate: (kind: Kind, id: string) => void;
  invalidateAll: () => void;
  peek: () => Index | null;
  /** Includes all changes announced before the call. */
  read: () => Promise<Index>;
};

export function openMemoryIndex<Index, Kind extends string>({
  load: loadIndex,
  reload,
  isSmall,
}: Source<Index, Kind>): MemoryIndex<Index, Kind> {
  const kinds = Object.keys(reload) as Kind[];
  const noChanges = () => new Map(kinds.map((kind) => [kind, new Set<string>()]));
  let current: Index | null = null;
  let loading: Promise<Index> | null = null;
  let refreshing: Promise<void> | null = null;
  let isStale = false;
  let loadedAt = 0;
  const pendingIds = noChanges();
  let changedSinceLoad = noChanges();
  const nextPendingKind = () => kinds.find((kind) => (pendingIds.get(kind)?.size ?? 0) > 0) ?? null;

  const load = (): Promise<Index> => {
    loading ??= loadNow().finally(() => {
      loading = null;
    });
    return loading;
  };
  const loadNow = async (): Promise<Index> => {
    isStale = false;
    changedSinceLoad = noChanges();
    try {
      current = await loadIndex();
    } catch (error) {
      isStale = true;
      throw error;
    }
    loadedAt = performance.now();
    for (const [kind, ids] of changedSinceLoad) for (const id of ids) pendingIds.get(kind)?.add(id);
    return current;
  };
  const loadIfStale = async (): Promise<Index> => {
    for (let index = current; ; index = current) {
      if (index === null) await load();
      else if (!isStale) return index;
      else if (isSmall(index)) await load();
      else {
        // After a failure readers get the stale index; a later read retries.
        if (performance.now() - loadedAt >= reloadIntervalMs) load().catch(() => undefined);
        return index;
      }
    }
  };
  const refresh = async (index: Index): Promise<void> => {
    for (let kind = nextPendingKind(); kind !== null; kind = nextPendingKind()) {
      const pending = pendingIds.get(kind);
      const ids = [...(pending ?? [])].slice(0, maxIdsPerReload);
      for (const id of ids) pending?.delete(id);
      try {
        await reload[kind](ids, () => current ?? index);
      } catch (error) {
        for (const id of ids) pending?.add(id);
        throw error;
      }
    }
  };

  return {
    invalidate: (kind, id) => {
      const pending = pendingIds.get(kind);
      if (pending !== undefined && pending.size >= maxPendingChanges) {
        isStale = true;
        pending.clear();
      }
      if (current !== null) pending?.add(id);
      if (loading !== null) changedSinceLoad.get(kind)?.add(id);
    },
    invalidateAll: () => {
      isStale = true;
    },
    peek: () => current,
    read: async () => {
      const index = await loadIfStale();
      if (nextPendingKind() !== null || refreshing !== null) {
        refreshing ??= refresh(index).finally(() => {
          refreshing = null;
        });
        await refreshing;
      }
      return current ?? index;
    },
  };
}
