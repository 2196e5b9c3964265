import type { SnapshotBlock, SnapshotLesson, SnapshotModule } from './snapshot.ts';

type Kind = 'added' | 'removed' | 'changed' | 'moved';
export type BlockChange = { kind: Kind; before: SnapshotBlock | null; after: SnapshotBlock | null };
export type LessonChange = {
  kind: Kind;
  lessonId: string;
  title: string;
  formerTitle: string | null;
  moduleTitle: string;
  blocks: BlockChange[];
};
export type ModuleChange = { kind: Kind; moduleId: string; title: string; formerTitle: string | null };
export type Difference = {
  title: { before: string; after: string } | null;
  outcomes: { before: string; after: string } | null;
  modules: ModuleChange[];
  lessons: LessonChange[];
};

type Content = { title: string; outcomes?: readonly string[]; modules: readonly SnapshotModule[] };
type LessonInModule = { lesson: SnapshotLesson; module: SnapshotModule };

export function compareContents(before: Content, after: Content): Difference {
  return {
    title: textChange(before.title, after.title),
    outcomes: textChange(linesOf(before), linesOf(after)),
    modules: moduleChanges(before.modules, after.modules),
    lessons: lessonChanges(before.modules, after.modules),
  };
}

const linesOf = ({ outcomes = [] }: Content): string => outcomes.join('\n');
const textChange = (before: string, after: string) => (before === after ? null : { before, after });

function moduleChanges(before: readonly SnapshotModule[], after: readonly SnapshotModule[]): ModuleChange[] {
  const previous = new Map(before.map((module) => [module.id, module]));
  const presentIds = new Set(after.map(({ id }) => id));
  const moved = findMoved(ids(before), ids(after));
  const changed = after.flatMap(({ id, title }): ModuleChange[] => {
    const old = previous.get(id);
    if (old === undefined) return [{ kind: 'added', moduleId: id, title, formerTitle: null }];
    if (old.title !== title) return [{ kind: 'changed', moduleId: id, title, formerTitle: old.title }];
    return moved.has(id) ? [{ kind: 'moved', moduleId: id, title, formerTitle: null }] : [];
  });
  const removed = before
    .filter(({ id }) => !presentIds.has(id))
    .map(({ id, title }): ModuleChange => ({ kind: 'removed', moduleId: id, title, formerTitle: null }));
  return [...changed, ...removed];
}

function lessonChanges(before: readonly SnapshotModule[], after: readonly SnapshotModule[]): LessonChange[] {
  const [previousLessons, currentLessons] = [lessonsById(before), lessonsById(after)];
  const moved = new Set(after.flatMap(({ id, lessons }) => [...findMoved(ids(moduleOf(before, id)), ids(lessons))]));
  const changes = [...currentLessons.values()].flatMap((current): LessonChange[] => {
    const old = previousLessons.get(current.lesson.id);
    if (old === undefined) return [wholeLesson('added', current)];
    const blocks = blockChanges(old.lesson.content_blocks, current.lesson.content_blocks);
    const isRenamed = old.lesson.title !== current.lesson.title;
    const isMoved = old.module.id !== current.module.id || moved.has(current.lesson.id);
    if (!isRenamed && !isMoved && blocks.length === 0) return [];
    const { id: lessonId, title } = current.lesson;
    const formerTitle = isRenamed ? old.lesson.title : null;
    const kind = isRenamed || blocks.length > 0 ? 'changed' : 'moved';
    return [{ kind, lessonId, title, formerTitle, moduleTitle: current.module.title, blocks }];
  });
  const removed = [...previousLessons.values()].filter(({ lesson }) => !currentLessons.has(lesson.id));
  return [...changes, ...removed.map((old) => wholeLesson('removed', old))];
}

function blockChanges(before: readonly SnapshotBlock[], after: readonly SnapshotBlock[]): BlockChange[] {
  const previousBlocks = new Map(before.map((block) => [block.id, block]));
  const presentIds = new Set(ids(after));
  const moved = findMoved(ids(before), ids(after));
  const changed = after.flatMap((block): BlockChange[] => {
    const old = previousBlocks.get(block.id);
    if (old === undefined) return [{ kind: 'added', before: null, after: block }];
    if (!isSame(old.json_content, block.json_content)) return [{ kind: 'changed', before: old, after: block }];
    return moved.has(block.id) ? [{ kind: 'moved', before: old, after: block }] : [];
  });
  const removed = before.filter(({ id }) => !presentIds.has(id));
  return [...changed, ...removed.map((block): BlockChange => ({ kind: 'removed', before: block, after: null }))];
}

const wholeLesson = (kind: 'added' | 'removed', { lesson, module }: LessonInModule): LessonChange => ({
  kind,
  lessonId: lesson.id,
  title: lesson.title,
  formerTitle: null,
  moduleTitle: module.title,
  blocks: [],
});

const ids = (items: ReadonlyArray<{ id: string }>): string[] => items.map(({ id }) => id);
const moduleOf = (modules: readonly SnapshotModule[], id: string) =>
  modules.find((module) => module.id === id)?.lessons ?? [];
const lessonsById = (modules: readonly SnapshotModule[]): Map<string, LessonInModule> =>
  new Map(modules.flatMap((module) => module.lessons.map((lesson) => [lesson.id, { lesson, module }] as const)));

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return left.length === right.size && left.every(([key, value]) => right.has(key) && isSame(value, right.get(key)));
}

/** The fewest ids: all except the longest common run. */
function findMoved(before: readonly string[], after: readonly string[]): Set<string> {
  const positions = new Map(before.map((id, index) => [id, index]));
  const common = after.filter((id) => positions.has(id));
  const unmoved = longestIncreasingRun(common.map((id) => positions.get(id) ?? 0));
  return new Set(common.filter((_, index) => !unmoved.has(index)));
}

/** Patience sorting, O(n log n). `numbers` are distinct. */
function longestIncreasingRun(numbers: readonly number[]): Set<number> {
  const piles: number[] = [];
  const previous: Array<number | undefined> = [];
  for (const [index, number] of numbers.entries()) {
    let [low, high] = [0, piles.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[piles[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    previous[index] = low > 0 ? piles[low - 1] : undefined;
    piles[low] = index;
  }
  const run = new Set<number>();
  for (let index = piles.at(-1); index !== undefined; index = previous[index]) run.add(index);
  return run;
}
