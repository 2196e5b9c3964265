export const testVariants = ['test1', 'test2'] as const;
export type TestVariant = (typeof testVariants)[number];

const variantOfId: Readonly<Record<string, TestVariant>> = {
  softskilltest: 'test1',
  'softskill-mit-erfahrung': 'test1',
  'softskill-ohne-erfahrung': 'test2',
};

/** `testId`: id in /test/{id}; unknown ids give the variant with work experience. */
export const variantOf = (testId: string): TestVariant => variantOfId[testId] ?? 'test1';

export const partOneGroupCount = 30;
export const partTwoGroupCount = 5;
export const groupSize = 4;
export const partTwoSkillCount = 10;
