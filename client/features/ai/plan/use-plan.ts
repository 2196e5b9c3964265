import { useCallback, useEffect, useRef, useState } from 'react';
import type { CoursePlan } from '#shared/ai/plan.ts';
import type { GenerationView } from '#shared/ai/state.ts';
import { planTexts as texts } from '#shared/texts/ai/ai.ts';
import { codeOf, sentenceOf } from '../../../lib/errors.ts';
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts';
import { trpc } from '../../../trpc.ts';
import { isSendable, type PlanChange } from './plan.ts';

const quietMs = 600;

type Failure = { message: string; isStale: boolean };

/**
 * The plan as it is being changed. What is typed is sent after a moment, one after the other; a change that was made elsewhere
 * stops it until the person has decided.
 */
export function usePlan(courseId: string, { generationId, plan: stored, planRevision }: GenerationView) {
  const utils = trpc.useUtils();
  const [plan, setPlan] = useState<CoursePlan>(stored ?? { title: '', modules: [] });
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const latest = useRef({ plan, revision: planRevision, saved: plan });
  const running = useRef<Promise<boolean> | null>(null);

  const sendOnce = useCallback(async (): Promise<boolean> => {
    const { plan: sent, revision } = latest.current;
    setIsSaving(true);
    try {
      const answer = await utils.client.ai.changePlan.mutate({
        courseId,
        generationId,
        planRevision: revision,
        plan: sent,
      });
      latest.current = { ...latest.current, revision: answer.planRevision, saved: sent };
      setFailure(null);
      setIsUnsaved(latest.current.plan !== sent);
      return true;
    } catch (error) {
      setFailure({ message: sentenceOf(error, texts.saveFailed), isStale: codeOf(error) === 'STALE_CHANGE' });
      return false;
    } finally {
      setIsSaving(false);
    }
  }, [utils, courseId, generationId]);

  /** Sends what is unsent. False if it could not be. */
  const flush = useCallback(async (): Promise<boolean> => {
    while (latest.current.plan !== latest.current.saved) {
      if (!isSendable(latest.current.plan)) return false;
      running.current ??= sendOnce().finally(() => {
        running.current = null;
      });
      if (!(await running.current)) return false;
    }
    return true;
  }, [sendOnce]);

  const isStale = failure?.isStale === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the plan waits anew
  useEffect(() => {
    if (!isUnsaved || isStale) return;
    const timer = setTimeout(() => void flush(), quietMs);
    return () => clearTimeout(timer);
  }, [plan, isUnsaved, isStale, flush]);
  // Leaving for another page of the product sends what is still waiting.
  useEffect(() => () => void flush(), [flush]);
  useLeaveWarning(isUnsaved);

  const apply = useCallback((change: PlanChange) => {
    const next = change(latest.current.plan);
    if (next === latest.current.plan) return;
    latest.current = { ...latest.current, plan: next };
    setPlan(next);
    setIsUnsaved(true);
  }, []);

  return {
    plan,
    apply,
    flush,
    revision: () => latest.current.revision,
    saveState: isSaving ? ('saving' as const) : isUnsaved ? ('unsaved' as const) : ('saved' as const),
    failure,
    /** What somebody else made of it takes the place of what stands here. */
    reload: () => void utils.ai.current.invalidate({ courseId }),
  };
}
