/** What a change of the structure looks like before the server has answered. Parts that did not change stay the same objects. */
import type { EditedCourse, LessonItem, ModuleItem } from '#shared/editor/state.ts';

export type Change = (course: EditedCourse) => EditedCourse;
/** All that finding a part takes. */
export type Structure = { readonly modules: readonly ModuleItem[] };
type LessonPlace = { module: ModuleItem; lesson: LessonItem; index: number };

export const lessonCount = ({ modules }: Structure): number =>
  modules.reduce((count, { lessons }) => count + lessons.length, 0);

export const findModule = ({ modules }: Structure, moduleId: string): ModuleItem | undefined =>
  modules.find((module) => module.moduleId === moduleId);

export function findLesson({ modules }: Structure, lessonId: string): LessonPlace | undefined {
  for (const module of modules) {
    const index = module.lessons.findIndex((lesson) => lesson.lessonId === lessonId);
    const lesson = module.lessons[index];
    if (lesson !== undefined) return { module, lesson, index };
  }
  return undefined;
}

/** `index`: the place among the others, counted without the item itself. */
export function placedAt<T>(items: readonly T[], item: T, index: number): T[] {
  const others = items.filter((other) => other !== item);
  return [...others.slice(0, index), item, ...others.slice(index)];
}

const onLessons =
  (moduleId: string, change: (lessons: LessonItem[]) => LessonItem[]): Change =>
  (course) => ({
    ...course,
    modules: course.modules.map((module) =>
      module.moduleId === moduleId ? { ...module, lessons: change(module.lessons) } : module,
    ),
  });

export const moduleRenamed =
  (moduleId: string, title: string): Change =>
  (course) => ({
    ...course,
    modules: course.modules.map((module) => (module.moduleId === moduleId ? { ...module, title } : module)),
  });

const onLesson =
  (lessonId: string, change: (lesson: LessonItem) => LessonItem): Change =>
  (course) => {
    const place = findLesson(course, lessonId);
    if (place === undefined) return course;
    return onLessons(place.module.moduleId, (lessons) =>
      lessons.map((lesson) => (lesson.lessonId === lessonId ? change(lesson) : lesson)),
    )(course);
  };

export const lessonRenamed = (lessonId: string, title: string): Change =>
  onLesson(lessonId, (lesson) => ({ ...lesson, title }));

export const moduleRemoved =
  (moduleId: string): Change =>
  (course) => ({ ...course, modules: course.modules.filter((module) => module.moduleId !== moduleId) });

export const lessonRemoved =
  (lessonId: string): Change =>
  (course) => {
    const place = findLesson(course, lessonId);
    if (place === undefined) return course;
    return onLessons(place.module.moduleId, (lessons) => lessons.filter((lesson) => lesson !== place.lesson))(course);
  };

export const moduleMoved =
  (moduleId: string, index: number): Change =>
  (course) => {
    const module = findModule(course, moduleId);
    return module === undefined ? course : { ...course, modules: placedAt(course.modules, module, index) };
  };

export type LessonTarget = { moduleId: string; index: number };

export const lessonMoved =
  (lessonId: string, { moduleId, index }: LessonTarget): Change =>
  (course) => {
    const place = findLesson(course, lessonId);
    if (place === undefined || findModule(course, moduleId) === undefined) return course;
    const { lesson } = place;
    const taken = moduleId === place.module.moduleId ? course : lessonRemoved(lessonId)(course);
    return onLessons(moduleId, (lessons) => placedAt(lessons, lesson, index))(taken);
  };

/** Where a lesson goes with 'Nach oben' and 'Nach unten': at the edge of a module into its neighbour. Null at the ends. */
export function lessonStep(course: EditedCourse, lessonId: string, step: -1 | 1): LessonTarget | null {
  const place = findLesson(course, lessonId);
  if (place === undefined) return null;
  const index = place.index + step;
  const { moduleId } = place.module;
  if (index >= 0 && index < place.module.lessons.length) return { moduleId, index };
  const neighbour = course.modules[course.modules.indexOf(place.module) + step];
  if (neighbour === undefined) return null;
  return { moduleId: neighbour.moduleId, index: step === 1 ? 0 : neighbour.lessons.length };
}
