/** Changes of an outline of modules and lessons. Unchanged parts keep their object identity. */
type Lesson = { title: string } & ({ lessonId: string } | { key: string });
type Module = { title: string; lessons: Lesson[] } & ({ moduleId: string } | { key: string });
export type Outline<M extends Module = Module> = { readonly modules: readonly M[] };
type Change = <AnyOutline extends { modules: Module[] }>(outline: AnyOutline) => AnyOutline;

const idOf = (part: Module | Lesson): string =>
  'key' in part ? part.key : 'moduleId' in part ? part.moduleId : part.lessonId;

export const lessonCount = ({ modules }: Outline): number =>
  modules.reduce((count, { lessons }) => count + lessons.length, 0);

export const findModule = <M extends Module>({ modules }: Outline<M>, id: string): M | undefined =>
  modules.find((module) => idOf(module) === id);

export function findLesson<M extends Module>({ modules }: Outline<M>, id: string) {
  for (const module of modules) {
    const index = module.lessons.findIndex((lesson) => idOf(lesson) === id);
    const lesson: M['lessons'][number] | undefined = module.lessons[index];
    if (lesson !== undefined) return { module, lesson, index };
  }
  return undefined;
}

/** `index` counts the other items only. */
export function insertedAt<T>(items: readonly T[], item: T, index: number): T[] {
  const others = items.filter((other) => other !== item);
  return others.toSpliced(Math.max(0, index), 0, item);
}

const changeModule =
  (id: string, change: (module: Module) => Module): Change =>
  (outline) => ({
    ...outline,
    modules: outline.modules.map((module) => (idOf(module) === id ? change(module) : module)),
  });

const changeLessons = (moduleId: string, change: (lessons: Lesson[]) => Lesson[]): Change =>
  changeModule(moduleId, (module) => ({ ...module, lessons: change(module.lessons) }));

export const moduleRenamed = (id: string, title: string): Change =>
  changeModule(id, (module) => ({ ...module, title }));

export const moduleAdded =
  <M extends Module>(module: M, index: number) =>
  <Whole extends { modules: M[] }>(outline: Whole): Whole => ({
    ...outline,
    modules: insertedAt(outline.modules, module, index),
  });

export const moduleRemoved =
  (id: string): Change =>
  (outline) => ({ ...outline, modules: outline.modules.filter((module) => idOf(module) !== id) });

export const moduleMoved =
  (id: string, index: number): Change =>
  (outline) => {
    const module = findModule(outline, id);
    return module === undefined ? outline : moduleAdded(module, index)(outline);
  };

export type LessonTarget = { moduleId: string; index: number };

export const lessonAdded = (lesson: Lesson, { moduleId, index }: LessonTarget): Change =>
  changeLessons(moduleId, (lessons) => insertedAt(lessons, lesson, index));

const changeLessonAt =
  (id: string, change: (position: { lesson: Lesson; moduleId: string }) => Change): Change =>
  (outline) => {
    const position = findLesson(outline, id);
    return position === undefined
      ? outline
      : change({ lesson: position.lesson, moduleId: idOf(position.module) })(outline);
  };

export const lessonChanged = (id: string, values: { title?: string; goal?: string }): Change =>
  changeLessonAt(id, ({ lesson, moduleId }) =>
    changeLessons(moduleId, (lessons) => lessons.map((one) => (one === lesson ? { ...one, ...values } : one))),
  );

export const lessonRemoved = (id: string): Change =>
  changeLessonAt(id, ({ lesson, moduleId }) =>
    changeLessons(moduleId, (lessons) => lessons.filter((other) => other !== lesson)),
  );

export const lessonMoved = (id: string, target: LessonTarget): Change =>
  changeLessonAt(id, ({ lesson, moduleId }) => (outline) => {
    if (findModule(outline, target.moduleId) === undefined) return outline;
    const others = moduleId === target.moduleId ? outline : lessonRemoved(id)(outline);
    return lessonAdded(lesson, target)(others);
  });

/** At the edge of a module, the step leads into the neighbouring module. Null at both ends. */
export function lessonStep(outline: Outline, id: string, step: -1 | 1): LessonTarget | null {
  const position = findLesson(outline, id);
  if (position === undefined) return null;
  const index = position.index + step;
  if (index >= 0 && index < position.module.lessons.length) return { moduleId: idOf(position.module), index };
  const neighbour = outline.modules[outline.modules.indexOf(position.module) + step];
  return neighbour ? { moduleId: idOf(neighbour), index: step === 1 ? 0 : neighbour.lessons.length } : null;
}
