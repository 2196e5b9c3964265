import type { QuestionLevel } from '../courses/levels.ts';

/** What of a course decides whether it may be published. */
export type CheckedCourse = { title: string; moduleCount: number; modulesWithLessons: number; hasVisibility: boolean };
const checks = ['title', 'modules', 'lessons', 'visibility'] as const;
export type Check = (typeof checks)[number];
export type CheckResult = { check: Check; isRequired: boolean; isPassed: boolean };

/** Shortest title that may be published, in characters without surrounding blanks. */
const minPublishTitle = 5;

/** The list of the publish dialog, in its order. */
export const checklist = ({ title, moduleCount, modulesWithLessons, hasVisibility }: CheckedCourse): CheckResult[] => [
  { check: 'title', isRequired: true, isPassed: [...title.trim()].length >= minPublishTitle },
  { check: 'modules', isRequired: true, isPassed: moduleCount > 0 },
  { check: 'lessons', isRequired: true, isPassed: modulesWithLessons > 0 },
  { check: 'visibility', isRequired: false, isPassed: hasVisibility },
];

/** The required checks that fail. */
export const blockersOf = (results: readonly CheckResult[]): Check[] =>
  results.filter(({ isRequired, isPassed }) => isRequired && !isPassed).map(({ check }) => check);

/** What may be published all the same, but is worth a look. */
const warningRules = [
  'quizWithoutText',
  'imageWithoutAlt',
  'videoWithoutLink',
  'emptyLesson',
  'deadAsset',
  'alikeQuestions',
  'unbalancedAnswers',
  'noSkill',
  'unconfirmed',
] as const;
export type WarningRule = (typeof warningRules)[number];
export type PublishWarning = {
  rule: WarningRule;
  /** Where; null for the course as a whole. */
  lessonId: string | null;
  lessonTitle: string | null;
  blockId: string | null;
  /** How many it is about, where that is not one. */
  count?: number;
};

/** How many questions of a module ask for what. Without those that nobody has given a level. */
export type LevelMixture = { moduleId: string; title: string; counts: Partial<Record<QuestionLevel, number>> };
