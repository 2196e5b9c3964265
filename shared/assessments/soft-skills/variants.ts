export const testVariants = ['test1', 'test2'] as const;
export type TestVariant = (typeof testVariants)[number];

/** In addresses. */
export const testIds = { test1: 'softskilltest', test2: 'softskill-ohne-erfahrung' } as const;

const variantOfId: Readonly<Record<string, TestVariant>> = {
  [testIds.test1]: 'test1',
  'softskill-mit-erfahrung': 'test1',
  [testIds.test2]: 'test2',
};

/** `testId`: id in /test/{id}; unknown ids give the variant with work experience. */
export const variantOf = (testId: string): TestVariant => variantOfId[testId] ?? 'test1';

export const partOneGroupCount = 30;
export const partTwoGroupCount = 5;
export const groupSize = 4;
export const partTwoSkillCount = 10;
