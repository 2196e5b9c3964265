import type { QuestionLevel } from '../courses/question-levels.ts';

export type CheckedCourse = { title: string; moduleCount: number; modulesWithLessons: number; hasVisibility: boolean };
const checks = ['title', 'modules', 'lessons', 'visibility'] as const;
export type Check = (typeof checks)[number];
export type CheckResult = { check: Check; isRequired: boolean; isPassed: boolean };

export const minPublishTitle = 5;

export const evaluateChecklist = ({
  title,
  moduleCount,
  modulesWithLessons,
  hasVisibility,
}: CheckedCourse): CheckResult[] => [
  { check: 'title', isRequired: true, isPassed: [...title.trim()].length >= minPublishTitle },
  { check: 'modules', isRequired: true, isPassed: moduleCount > 0 },
  { check: 'lessons', isRequired: true, isPassed: modulesWithLessons > 0 },
  { check: 'visibility', isRequired: false, isPassed: hasVisibility },
];

export const blockersOf = (results: readonly CheckResult[]): Check[] =>
  results.filter(({ isRequired, isPassed }) => isRequired && !isPassed).map(({ check }) => check);

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
  lessonId: string | null;
  lessonTitle: string | null;
  blockId: string | null;
  count?: number;
};

export type LevelMixture = { moduleId: string; title: string; counts: Partial<Record<QuestionLevel, number>> };
