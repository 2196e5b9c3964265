import type { z } from 'zod';
import type { TextService } from '../../../core/ai/port.ts';
import { type Mark, newMark } from './material.ts';

type Question<T> = { name: string; schema: z.ZodType<T>; system: string; prompt: string; maxOutputTokens: number };

/** One order's way to the model: on whose budget, until when, and the mark that sets material apart. */
export type Asking = { mark: Mark; ask: <T>(question: Question<T>) => Promise<T> };

type Model = { service: TextService; orgId: string | null };

export const askingOf = ({ service, orgId }: Model, signal: AbortSignal): Asking => ({
  mark: newMark(),
  ask: (question) => service.ask({ ...question, orgId, signal }),
});
