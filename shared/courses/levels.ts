/** What a question asks of whoever answers: to know, to understand, to apply. */
export const questionLevels = ['wissen', 'verstehen', 'anwenden'] as const;
export type QuestionLevel = (typeof questionLevels)[number];
