export const questionLevels = ['wissen', 'verstehen', 'anwenden'] as const;
export type QuestionLevel = (typeof questionLevels)[number];
