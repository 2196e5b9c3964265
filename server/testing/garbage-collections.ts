import { constants, PerformanceObserver } from 'node:perf_hooks';

export type Span = { from: number; to: number };

const isFull = (entry: PerformanceEntry): boolean =>
  'detail' in entry && (entry.detail as { kind?: number }).kind === constants.NODE_PERFORMANCE_GC_MAJOR;

export function recordGarbageCollections() {
  const spans: Span[] = [];
  const note = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries)
      if (isFull(entry)) spans.push({ from: entry.startTime, to: entry.startTime + entry.duration });
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ entryTypes: ['gc'] });
  return {
    during: ({ from, to }: Span): number => {
      note(observer.takeRecords());
      return spans.reduce((sum, span) => sum + Math.max(0, Math.min(to, span.to) - Math.max(from, span.from)), 0);
    },
    clear: () => void spans.splice(0),
    close: () => observer.disconnect(),
  };
}
