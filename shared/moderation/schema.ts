import { z } from 'zod';
import { reasonInput } from '../admin/list.ts';
import { text } from '../validation/text.ts';
import { grounds } from './decision.ts';
import '../validation/messages.ts';

export const answerLimit = 2_000;

const takenKinds = ['course', 'job'] as const;
export type TakenKind = (typeof takenKinds)[number];

const thing = { kind: z.enum(takenKinds), resourceId: z.uuid() };
export const takeDownInput = z.strictObject({ ...thing, ground: z.enum(grounds), reason: reasonInput });
export const putBackInput = z.strictObject({ ...thing, reason: reasonInput });
export type TakeDown = z.infer<typeof takeDownInput>;
export type PutBack = z.infer<typeof putBackInput>;

export const ownDecisionsInput = z.strictObject({
  cursor: z.string().max(1_000).nullish(),
  direction: z.enum(['forward', 'backward']).optional(),
});
export const resourceDecisionsInput = z.strictObject({ resourceId: z.uuid() });

export const answerInput = z.strictObject({ decisionId: z.uuid(), text: text(answerLimit) });
export type Answer = z.infer<typeof answerInput>;
