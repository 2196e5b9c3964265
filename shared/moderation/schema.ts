import { z } from 'zod';
import { reasonInput } from '../admin/list.ts';
import { text } from '../validation/text.ts';
import { grounds } from './decision.ts';
import '../validation/messages.ts';

export const answerLimit = 2_000;

const takeDownKinds = ['course', 'job'] as const;
export type TakeDownKind = (typeof takeDownKinds)[number];

const target = { kind: z.enum(takeDownKinds), resourceId: z.uuid() };
export const takeDownInput = z.strictObject({ ...target, ground: z.enum(grounds), reason: reasonInput });
export const putBackInput = z.strictObject({ ...target, reason: reasonInput });
export type TakeDown = z.infer<typeof takeDownInput>;
export type PutBack = z.infer<typeof putBackInput>;

export const ownDecisionsInput = z.strictObject({
  cursor: z.string().max(1_000).nullish(),
  direction: z.enum(['forward', 'backward']).optional(),
});
export const resourceDecisionsInput = z.strictObject({ resourceId: z.uuid() });

export const answerInput = z.strictObject({ decisionId: z.uuid(), text: text(answerLimit) });
export type DecisionAnswerInput = z.infer<typeof answerInput>;
