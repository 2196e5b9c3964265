import {
  answerInput,
  browserTokensInput,
  chooseValuesInput,
  compareInput,
  compareResultsInput,
  decideAgainInput,
  deleteResultInput,
  resultInput,
  runInput,
  startInput,
  startValuesInput,
  takeBackInput,
} from '#shared/assessments/schema.ts';
import { openProcedure, router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { compareResults, dashboard, deleteResult, softskillResult, valueResult } from './results/results.ts';
import { claimRuns } from './runs/claim.ts';
import { testsOverview } from './runs/progress.ts';
import { startableVariants } from './soft-skills/catalogue.ts';
import { finishRun } from './soft-skills/finish-run.ts';
import { beginPartTwo } from './soft-skills/part-two.ts';
import { readRun } from './soft-skills/run-state.ts';
import { answerGroup, startRun } from './soft-skills/test-run.ts';
import { decideContradiction, offerContradiction, takeBackContradiction } from './values/contradictions-round.ts';
import { chooseValues, compareValues, finishValueRun, readValueRun, startValueRun } from './values/test-run.ts';

export const testsRouter = router({
  overview: openProcedure.input(browserTokensInput).query(({ ctx, input }) => testsOverview(ctx, input)),
  startable: openProcedure.query(({ ctx }) => startableVariants(ctx.app.db)),
  claim: signedInProcedure.input(browserTokensInput).mutation(({ ctx, input }) => claimRuns(ctx, input)),
});

export const softskillTestRouter = router({
  start: openProcedure
    .input(startInput)
    .mutation(({ ctx, input }) => startRun(ctx, { variant: input.variant, token: input.token ?? null })),
  state: openProcedure.input(runInput).query(({ ctx, input }) => readRun(ctx, input.token)),
  answer: openProcedure.input(answerInput).mutation(({ ctx, input }) => answerGroup(ctx, input)),
  partTwo: openProcedure.input(runInput).mutation(({ ctx, input }) => beginPartTwo(ctx, input.token)),
  finish: openProcedure.input(runInput).mutation(({ ctx, input }) => finishRun(ctx, input.token)),
});

export const valueTestRouter = router({
  start: openProcedure.input(startValuesInput).mutation(({ ctx, input }) => startValueRun(ctx, input.token ?? null)),
  state: openProcedure.input(runInput).query(({ ctx, input }) => readValueRun(ctx, input.token)),
  choose: openProcedure
    .input(chooseValuesInput)
    .mutation(({ ctx, input }) => chooseValues(ctx, input.token, input.values)),
  compare: openProcedure.input(compareInput).mutation(({ ctx, input }) => compareValues(ctx, input)),
  contradiction: openProcedure.input(runInput).mutation(({ ctx, input }) => offerContradiction(ctx, input.token)),
  decideAgain: openProcedure.input(decideAgainInput).mutation(({ ctx, input }) => decideContradiction(ctx, input)),
  takeBack: openProcedure.input(takeBackInput).mutation(({ ctx, input }) => takeBackContradiction(ctx, input)),
  finish: openProcedure.input(runInput).mutation(({ ctx, input }) => finishValueRun(ctx, input.token)),
});

export const resultsRouter = router({
  softskill: openProcedure.input(resultInput).query(({ ctx, input }) => softskillResult(ctx, input)),
  values: openProcedure.input(resultInput).query(({ ctx, input }) => valueResult(ctx, input)),
  dashboard: signedInProcedure.query(({ ctx }) => dashboard(ctx)),
  compare: signedInProcedure.input(compareResultsInput).query(({ ctx, input }) => compareResults(ctx, input)),
  delete: signedInProcedure.input(deleteResultInput).mutation(({ ctx, input }) => deleteResult(ctx, input)),
});
