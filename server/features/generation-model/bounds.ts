/** How much a model is given and may give at once. Characters; three of them are about one token of German. */
export const modelBounds = {
  /** About 24,000 tokens: what small models still read. */
  planInput: 72_000,
  lessonInput: 48_000,
  redoInput: 16_000,
  /** Of a single text block, in markdown. */
  section: 6_000,
  sections: 12,
  questions: 6,
  wrongAnswers: 3,
} as const;

/** Tokens of an answer. With room for models that think before they write. */
export const outputTokens = {
  plan: (lessons: number): number => 2_500 + lessons * 150,
  lesson: 7_000,
  questions: 3_000,
  block: 3_000,
} as const;

/** Words of text in one lesson. */
export const lessonWords = { short: '200 bis 300', medium: '350 bis 500', long: '550 bis 750' } as const;
