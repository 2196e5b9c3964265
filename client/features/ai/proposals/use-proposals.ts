import { useState } from 'react';
import type { ProposalView } from '#shared/ai/state.ts';
import { proposalTexts as texts } from '#shared/texts/ai/results.ts';
import { sentenceOf } from '../../../lib/errors.ts';
import { trpc } from '../../../trpc.ts';

const pollMs = 2_500;
const isWriting = (proposals: readonly ProposalView[] | undefined): boolean =>
  proposals?.some(({ state }) => state === 'writing') ?? false;

export function useProposals(courseId: string) {
  return trpc.ai.proposals.useQuery(
    { courseId },
    { refetchOnMount: 'always', refetchInterval: ({ state: { data } }) => (isWriting(data) ? pollMs : false) },
  );
}

export function useDecisions(courseId: string) {
  const utils = trpc.useUtils();
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const setFailure = (proposalId: string, words: string | null) =>
    setFailures((now) => {
      const next = new Map(now);
      if (words === null) next.delete(proposalId);
      else next.set(proposalId, words);
      return next;
    });
  const refetchAll = () => Promise.all([utils.ai.invalidate(), utils.editor.invalidate()]);
  const decide = async (proposalId: string, call: () => Promise<unknown>, fallback: string): Promise<boolean> => {
    setBusy((now) => new Set(now).add(proposalId));
    setFailure(proposalId, null);
    try {
      await call();
      return true;
    } catch (error) {
      setFailure(proposalId, sentenceOf(error, fallback));
      return false;
    } finally {
      setBusy((now) => new Set([...now].filter((id) => id !== proposalId)));
    }
  };
  const accept = (proposalId: string) =>
    decide(proposalId, () => utils.client.ai.takeProposal.mutate({ courseId, proposalId }), texts.takeFailed);
  const decline = (proposalId: string) =>
    decide(proposalId, () => utils.client.ai.refuseProposal.mutate({ courseId, proposalId }), texts.refuseFailed);
  return {
    failureOf: (proposalId: string): string | null => failures.get(proposalId) ?? null,
    isBusy: (proposalId: string): boolean => busy.has(proposalId),
    accept: async (proposalId: string): Promise<void> => {
      await accept(proposalId);
      await refetchAll();
    },
    decline: async (proposalId: string): Promise<void> => {
      await decline(proposalId);
      await refetchAll();
    },
    /** @returns the number of accepted proposals */
    acceptAll: async (proposalIds: readonly string[]): Promise<number> => {
      let acceptedCount = 0;
      for (const id of proposalIds) if (await accept(id)) acceptedCount += 1;
      await refetchAll();
      return acceptedCount;
    },
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
