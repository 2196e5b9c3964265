import type { Dashboard } from '#shared/assessments/state.ts';
import { chanceBand } from '#shared/assessments/values/consistency.ts';
import { type MatchedJob, matchThreshold } from '#shared/matching/state.ts';
import type { ProfileContent } from '#shared/profile/schema.ts';
import { testsOverviewTexts } from '#shared/texts/assessments/assessments.ts';
import { matchTexts } from '#shared/texts/matching/match.ts';
import { startTexts } from '#shared/texts/start.ts';
import { paths } from '../../lib/paths.ts';
import { type OpenRuns, repeatValuesPath } from '../../lib/tests/use-repeat-path.ts';
import { isUrgent, type NewsItem } from './news-of.ts';

const { next: texts } = startTexts;

type Results = Pick<Dashboard, 'softskill' | 'values'>;
type StepSources = Results & {
  hasSoftskillTest: boolean;
  /** Begins the soft-skill test again; null if none can be started. */
  repeatPath: string | null;
  openRuns: OpenRuns;
  best: readonly MatchedJob[];
  hasApplied: (jobId: string) => boolean;
  isFound: boolean;
  /** Undefined if it is not loaded. */
  profile: Pick<ProfileContent, 'location' | 'experience' | 'education'> | undefined;
  now: Date;
};

export type NextStep = NewsItem & { kind: 'step'; action: string; jobId?: string };
const step = (key: string, to: string, { title, text, action }: Record<'title' | 'text' | 'action', string>) =>
  ({ kind: 'step', key, to, text: title, detail: text, action }) as const;

export const placeholderStep: NextStep = step('values', paths.valueTest, texts.values);

/** The one step that helps the person most, if no message or request waits. */
export function nextStepOf(sources: StepSources): NextStep | null {
  return openRunStepOf(sources) ?? testStepOf(sources) ?? jobStepOf(sources) ?? visibilityStepOf(sources);
}

function openRunStepOf({ openRuns }: StepSources): NextStep | null {
  const test = openRuns.softskill === null ? 'values' : 'softskill';
  const run = openRuns[test];
  if (run === null) return null;
  const { title, text, action } = texts.openRun;
  const answered = testsOverviewTexts[test].soFar(run.answered, run.total);
  return step('openRun', run.to, { title: title[test], text: text(answered, run.isRepeat), action });
}

/** An unreliable result comes before a missing one, because every match is computed from it. */
function testStepOf({ softskill, values, hasSoftskillTest, repeatPath }: StepSources): NextStep | null {
  if (softskill === null && hasSoftskillTest) return step('softskill', paths.tests, texts.softskill);
  if (softskill?.quality.isReliable === false && repeatPath !== null)
    return step('repeatSoftskill', repeatPath, texts.repeatSoftskill);
  if (values === null) return step('values', paths.valueTest, texts.values);
  return values.band === chanceBand ? step('repeatValues', repeatValuesPath, texts.repeatValues) : null;
}

/** A job is named only where the page has no other task: the list of jobs follows. */
export const shownStep = (step: NextStep | null, news: readonly NewsItem[]): NextStep | null =>
  step?.jobId !== undefined && news[0] !== undefined && isUrgent(news[0]) ? null : step;

const newDays = 14;

/** The list below the step shows the other jobs, or else the only one. */
function jobStepOf({ best, hasApplied, now }: StepSources): NextStep | null {
  if (best.length < 2) return null;
  const since = now.getTime() - newDays * 86_400_000;
  const job = best.find(
    ({ jobId, match, publishedAt }) =>
      match.match >= matchThreshold && Date.parse(publishedAt) > since && !hasApplied(jobId),
  );
  if (job === undefined) return null;
  const { jobId, title, company, match } = job;
  const text = texts.job.text(title, company.name, matchTexts.label(match, 'you'));
  return { ...step('job', paths.job(jobId), { ...texts.job, text }), jobId };
}

function visibilityStepOf({ softskill, isFound, profile }: StepSources): NextStep | null {
  if (softskill !== null && !isFound) return step('beFound', paths.talentPool, texts.beFound);
  if (profile === undefined) return null;
  const isEmpty = profile.location.trim() === '' || profile.experience.length + profile.education.length === 0;
  return isEmpty ? step('profile', paths.profile, texts.profile) : null;
}
