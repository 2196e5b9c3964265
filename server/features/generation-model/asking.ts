import type { z } from 'zod';
import type { TextService } from '../../core/ai/port.ts';

type Question<T> = { name: string; schema: z.ZodType<T>; system: string; prompt: string; maxOutputTokens: number };

/** One order's way to the model: on whose budget, and until when. */
export type Asking = { ask: <T>(question: Question<T>) => Promise<T> };

type Model = { service: TextService; orgId: string | null };

export const askingOf = ({ service, orgId }: Model, signal: AbortSignal): Asking => ({
  ask: (question) => service.ask({ ...question, orgId, signal }),
});
