/** Writes courses with an OpenAI-compatible language model. Answers are checked against their schema; prompts and answers have limits. */

export { modelGenerator } from './generator.ts';
export { modelBounds } from './material.ts';
