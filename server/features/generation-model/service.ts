/** Writes courses with an OpenAI-compatible language model. Answers are checked against their schema; prompts and answers have limits. */
export { modelBounds } from './bounds.ts';
export { modelGenerator } from './generator.ts';
