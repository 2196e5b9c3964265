import type { ProposalView } from '#shared/ai/state.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { isErrorCode } from '#shared/texts/errors.ts';
import type { OpenProposalRow } from './proposal-rows.ts';

/** What stands on something that is another one by now cannot be taken; what only adds always can. */
const isStale = ({ kind, before, baseRevision, currentRevision }: OpenProposalRow): boolean =>
  (kind === 'block' || before.length > 0) && baseRevision !== currentRevision;

const problemOf = ({ state, problem }: OpenProposalRow): ErrorCode | null => {
  if (state !== 'failed') return null;
  return isErrorCode(problem) ? problem : 'UNEXPECTED';
};

export const presentProposal = (row: OpenProposalRow): ProposalView => ({
  proposalId: row.id,
  kind: row.kind,
  state: row.state,
  problem: problemOf(row),
  jobId: row.state === 'writing' ? row.jobId : null,
  instruction: row.instruction,
  moduleTitle: row.moduleTitle,
  lessonId: row.lessonId,
  lessonTitle: row.lessonTitle,
  blockId: row.blockId,
  before: row.before,
  after: row.blocks,
  isStale: isStale(row),
});
