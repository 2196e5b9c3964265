import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { CoursePlan } from '#shared/ai/plan.ts';
import type { GenerationView } from '#shared/ai/state.ts';
import { planTexts as texts } from '#shared/texts/ai/ai.ts';
import { codeOf, isTemporary, sentenceOf } from '../../../lib/errors.ts';
import { newId } from '../../../lib/new-id.ts';
import { isSameDraft } from '../../../lib/outbox/draft-fields.ts';
import { OpenQueues, useOpenQueue } from '../../../lib/outbox/open-queues.ts';
import { type Channel, type Draft, type Outcome, RevisionQueue } from '../../../lib/outbox/revision-queue.ts';
import { type UnsentStore, unsentStore } from '../../../lib/outbox/unsent-store.ts';
import { useSession } from '../../../lib/session.ts';
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts';
import { trpc } from '../../../trpc.ts';
import { isSendable, type PlanChange } from './plan.ts';

/** Keyed by generation; `base` is the plan's revision. */
type PlanKind = { value: CoursePlan; base: number; about: null };
type PlanChannel = Channel<PlanKind>;
export type PlanQueue = RevisionQueue<PlanKind>;

const saveDelayMs = 600;
const queues = new OpenQueues<PlanQueue, PlanChannel>();

export function usePlanQueue(courseId: string, generationId: string) {
  const utils = trpc.useUtils();
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.user.userId : '';
  const [lost, setLost] = useState<string | null>(null);
  const channel: PlanChannel = useMemo(
    () => ({
      send: async ({ base: planRevision, value: plan }) => {
        if (!isSendable(plan)) return { kind: 'refused', message: '' };
        try {
          const saved = await utils.client.ai.changePlan.mutate({ courseId, generationId, planRevision, plan });
          return { kind: 'saved', base: saved.planRevision };
        } catch (error) {
          return outcomeOf(error, plan, async () => {
            const now = await utils.client.ai.current.query({ courseId });
            return now?.generationId === generationId ? now : null;
          });
        }
      },
      onSaved: ({ value: plan, base: planRevision }) => {
        // A request in flight may return older data.
        void utils.ai.current.cancel({ courseId });
        utils.ai.current.setData({ courseId }, (now) =>
          now?.generationId === generationId ? { ...now, plan, planRevision } : now,
        );
      },
      onLost: setLost,
    }),
    [utils, courseId, generationId],
  );
  const opening = useMemo(
    () => ({
      queues,
      key: `${userId}:${generationId}`,
      channel,
      createQueue: (current: () => PlanChannel) =>
        new RevisionQueue(current, planStore(`plan_draft:${userId}:${courseId}:`, generationId)),
    }),
    [userId, courseId, generationId, channel],
  );
  return { queue: useOpenQueue(opening), lost };
}

async function outcomeOf(
  error: unknown,
  sent: CoursePlan,
  read: () => Promise<GenerationView | null>,
): Promise<Outcome<PlanKind>> {
  const message = sentenceOf(error, texts.saveFailed);
  if (isTemporary(error)) return { kind: 'lost', message };
  if (codeOf(error) !== 'STALE_CHANGE') return { kind: 'refused', message };
  try {
    const now = await read();
    if (now === null || now.plan === null) return { kind: 'refused', message };
    const stored = { base: now.planRevision, value: now.plan };
    return isSameDraft(now.plan, sent)
      ? { kind: 'saved', base: stored.base }
      : { kind: 'conflict', name: '', theirs: stored };
  } catch {
    return { kind: 'lost', message };
  }
}

/** Plans of other generations are obsolete and are not adopted. */
const planStore = (prefix: string, generationId: string): UnsentStore<Draft<PlanKind>> =>
  unsentStore<Draft<PlanKind>>({
    prefix,
    pageId: newId(),
    nameOf: ({ key }) => key,
    parse: ({ key, base, value, sent }) => {
      const isWhole = key === generationId && typeof base === 'number' && isPlan(value);
      return isWhole ? { key, about: null, base, value, sent: isPlan(sent) ? sent : null } : null;
    },
  });

function isPlan(value: unknown): value is CoursePlan {
  const { modules } = (value ?? {}) as Partial<CoursePlan>;
  return Array.isArray(modules) && modules.every(({ lessons }) => Array.isArray(lessons));
}

const emptyPlan: CoursePlan = { title: '', modules: [] };

/** A change made elsewhere stops saving until the person decides. */
export function usePlan(courseId: string, generation: GenerationView, queue: PlanQueue) {
  const utils = trpc.useUtils();
  const { generationId } = generation;
  const getStored = useCallback(() => {
    const now = utils.ai.current.getData({ courseId });
    return now?.generationId === generationId ? now : null;
  }, [utils, courseId, generationId]);
  const getLatest = useCallback(
    () => queue.entryOf(generationId)?.value ?? getStored()?.plan ?? emptyPlan,
    [queue, getStored, generationId],
  );
  const saveState = useSyncExternalStore(queue.subscribe, queue.state);
  const isFailing = useSyncExternalStore(queue.subscribe, queue.isFailing);
  const entry = useSyncExternalStore(queue.subscribe, () => queue.entryOf(generationId));
  useLeaveWarning(saveState !== 'saved');
  const apply = useCallback(
    (change: PlanChange) => {
      const before = getLatest();
      const next = change(before);
      const base = getStored()?.planRevision;
      if (next !== before && base !== undefined)
        queue.edit({ key: generationId, about: null, base }, next, saveDelayMs);
    },
    [queue, getLatest, getStored, generationId],
  );
  const flush = useCallback(() => queue.settled(), [queue]);
  return {
    plan: getLatest(),
    apply,
    flush,
    revision: () => getStored()?.planRevision ?? generation.planRevision,
    saveState,
    isFailing,
    problem: entry?.problem ?? null,
    takeTheirs: () => queue.acceptTheirs(generationId),
  };
}
