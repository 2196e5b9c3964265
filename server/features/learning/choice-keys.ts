import { createHash } from 'node:crypto';
import type { Question } from '#shared/questions/check.ts';

const hash = (what: unknown): string => createHash('sha256').update(JSON.stringify(what)).digest('base64url');

/** Under which the answers to a question are counted: a question with another solution is another one. */
export const questionKey = ({ question, options, correctIndex }: Question): string =>
  hash([question, options[correctIndex]]);

/** An option that is worded otherwise is another one. */
export const choiceKey = (option: string): string => hash(option);
