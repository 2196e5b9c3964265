import { Box, Button, Group, Skeleton, Text } from '@mantine/core';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { JobDetail } from '#shared/jobs/board.ts';
import type { OwnTests } from '#shared/matching/state.ts';
import { may } from '#shared/permissions.ts';
import { applyTexts } from '#shared/texts/applications/applying.ts';
import { jobListTexts, jobTexts, jobPageTexts as texts } from '#shared/texts/jobs/board.ts';
import { payText } from '#shared/texts/jobs/pay-text.ts';
import { unsureTestText } from '#shared/texts/matching/match.ts';
import { createReleaseTexts } from '#shared/texts/releases/create-release.ts';
import common from '../../components/common.module.css';
import { NotFoundIllustration } from '../../components/illustrations/illustrations.tsx';
import { JobBar } from '../../components/job-view/job-bar.tsx';
import { JobView } from '../../components/job-view/job-view.tsx';
import { lazyDialog } from '../../components/lazy-dialog.tsx';
import { LinkButton, TallLink } from '../../components/link-button.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { useMatchInput } from '../../components/match/use-matches.ts';
import { PageHeader, usePageMeta } from '../../components/page-header.tsx';
import { SaveJob } from '../../components/save-job/save-job.tsx';
import { LaterAnswers } from '../../features/applications/applied.tsx';
import { ApplyAction, ApplyTrigger, mayStillApply, useApplyState } from '../../features/applications/apply-action.tsx';
import { BackToJobs, SimilarJobs } from '../../features/job-board/further-jobs.tsx';
import { JobSkeleton } from '../../features/job-board/job-skeleton.tsx';
import { isClosed, useJob } from '../../features/job-board/use-job-board.ts';
import { JobMatch, MatchLine, PlaceholderMatchLine, useJobMatch } from '../../features/matching/job-match.tsx';
import { GiveAction } from '../../features/releases/give-action.tsx';
import { ReportLink } from '../../features/report/report-link.tsx';
import { paths } from '../../lib/paths.ts';
import { ReadError } from '../../lib/requests/read-json.ts';
import { useMayApply, useSession } from '../../lib/session.ts';
import { useHasOpenTest, useHasSoftskillTest } from '../../lib/tests/use-startable.ts';
import { jobRequestId, useAnsweredRequest, useAskedJobs, useIsAsked, useMayBeAsked } from '../../lib/use-asked-jobs.ts';
import { useReleaseDialog } from '../../lib/use-release-dialog.ts';
import { trpc } from '../../trpc.ts';

/** Most people have no request, so the page loads it apart. */
const JobRequest = lazy(() =>
  import('../../features/talent-pool-profile/job-request.tsx').then((module) => ({ default: module.JobRequest })),
);

const ShowNewer = lazyDialog(() => import('./show-newer.tsx'));

export default function JobPage() {
  const { id = '' } = useParams();
  const jobId = id.toLowerCase();
  const job = useJob(jobId);
  const session = useSession();
  const asked = useAskedJobs();
  const answered = useAnsweredRequest(jobId);
  const { state } = useApplyState(jobId);
  // The actions depend on the session, the application and on requests; rendering without them would shift the layout.
  const isLoading = session.status === 'loading' || asked.isPending || answered.isPending || state === 'pending';
  const query = isLoading ? { ...job, data: undefined, error: null } : job;
  return (
    <Loaded
      query={query}
      pageTitle={texts.loading}
      skeleton={<JobPlaceholder />}
      missing={<JobUnavailable title={texts.notFound} text={texts.notFoundText} />}
      failed={{ title: texts.failed, ...(job.error instanceof ReadError && { text: job.error.message }) }}
    >
      {(found) =>
        isClosed(found) ? (
          <JobUnavailable title={texts.closed(found.title)} text={texts.closedText} />
        ) : (
          <OpenJob job={found} />
        )
      }
    </Loaded>
  );
}

function JobPlaceholder() {
  const hasMatch = useMatchInput() !== null;
  const fit = hasMatch && (
    <Box mt="sm">
      <PlaceholderMatchLine />
    </Box>
  );
  const furtherAction = hasMatch ? (
    <Box ms={-8} fz={15}>
      <LinkButton to="" kind="plain">
        {createReleaseTexts.onlyRelease}
      </LinkButton>
    </Box>
  ) : (
    <Text fz="sm">{applyNotes('', true)}</Text>
  );
  return (
    <>
      <BackToJobs />
      <JobSkeleton fit={fit} furtherAction={furtherAction} />
    </>
  );
}

function OpenJob({ job }: { job: JobDetail }) {
  const { jobId, title, company, pay } = job;
  usePageMeta({ title, description: texts.description(title, company.name, payText(pay)) });
  const actions = useRef<HTMLDivElement>(null);
  const [requestButtons, setRequestButtons] = useState<HTMLDivElement | null>(null);
  const requestActions = useMemo(() => ({ current: requestButtons }), [requestButtons]);
  const isAsked = useIsAsked(jobId);
  const mayBeAsked = useMayBeAsked();
  const { state, earlier } = useApplyState(jobId);
  const { data, hasResult, hasSkills, label } = useJobMatch(jobId);
  const mayApply = mayStillApply(state);
  const hasApplied = state === 'running' || state === 'ended';
  return (
    <>
      <BackToJobs />
      {mayBeAsked && (
        <Suspense fallback={isAsked && <Skeleton height={200} mb="lg" />}>
          <JobRequest job={job} mayApply={mayApply} buttonsRef={setRequestButtons} />
        </Suspense>
      )}
      <JobView
        job={job}
        fit={<MatchLine jobId={jobId} />}
        actions={<Actions {...{ job, hasResult, isAsked, hasApplied }} unsure={data?.unsure} />}
        furtherAction={<FurtherAction job={job} isAsked={isAsked} />}
        actionsRef={actions}
        hasApplied={hasApplied}
        match={<JobMatch job={job} hasApplied={hasApplied} />}
        hasSkillsInMatch={hasSkills}
        {...(hasApplied && {
          questionsNote: <LaterAnswers conversation={earlier?.conversation ?? null} />,
        })}
      />
      <SimilarJobs job={job} />
      <Box mt="md">
        <ReportLink kind="job" resourceId={jobId} ownerSlug={company.slug} />
      </Box>
      {(mayApply || isAsked) && (
        <JobBar job={job} match={label} watched={isAsked ? requestActions : actions}>
          {isAsked ? <AnswerRequest /> : <ApplyTrigger job={job} hasResult={hasResult} />}
        </JobBar>
      )}
    </>
  );
}

function FurtherAction({ job: { jobId, company }, isAsked }: { job: JobDetail; isAsked: boolean }) {
  const { state, earlier } = useApplyState(jobId);
  const { data, hasResult, needsResult } = useJobMatch(jobId);
  const { answered } = useAnsweredRequest(jobId);
  const { dialog } = useReleaseDialog();
  const needs = useHasOpenTest() ? applyTexts.needsRest : applyTexts.needs;
  const isSeen = isAsked || answered !== null || Boolean(earlier?.conversation);
  const isShowing = dialog === 'give' || (hasResult && !isSeen);
  const mayApply = mayStillApply(state);
  return (
    <>
      {mayApply && !isAsked && data?.missing.softskills && !data.missing.values && <OnlyValues />}
      {mayApply && (needsResult || state === 'guest') && (
        <Text fz="sm">{applyNotes(needsResult ? needs : '', state === 'guest')}</Text>
      )}
      {isShowing && state !== 'running' && (
        <Box ms={-8} fz={15}>
          <GiveAction
            target={{ kind: 'job', jobId }}
            company={company.name}
            label={createReleaseTexts.onlyRelease}
            isLink
          />
        </Box>
      )}
    </>
  );
}

function OnlyValues() {
  const hasTest = useHasSoftskillTest();
  const hasOpenTest = useHasOpenTest();
  return (
    <Text fz="sm" className={common.inkLinks}>
      {texts.onlyValues}{' '}
      {hasTest && <TallLink to={paths.tests}>{hasOpenTest ? jobListTexts.resumeTest : texts.takeTest}</TallLink>}
    </Text>
  );
}

function applyNotes(needs: string, isGuest: boolean): string {
  const account = needs === '' ? applyTexts.accountFirst : applyTexts.accountNext;
  return [needs, applyTexts.noDocuments, isGuest ? account : ''].filter((sentence) => sentence !== '').join(' ');
}

/** Leads to the buttons of the request. On phones, the bar has it instead of the card. */
const AnswerRequest = ({ isInCard = false }) => (
  <Button
    component="a"
    href={`#${jobRequestId}`}
    {...(isInCard ? { variant: 'default', visibleFrom: 'md' } : { color: 'coral' })}
  >
    {jobTexts.answer}
  </Button>
);

type ActionsProps = {
  job: JobDetail;
  hasResult: boolean;
  isAsked: boolean;
  hasApplied: boolean;
  unsure: OwnTests['unsure'];
};

function Actions({ job, hasResult, isAsked, hasApplied, unsure }: ActionsProps) {
  const { dialog } = useReleaseDialog();
  return (
    <>
      <ApplyAction
        job={job}
        hasResult={hasResult}
        unsureNote={unsure && unsureTestText(unsure)}
        {...(isAsked && { instead: <AnswerRequest isInCard /> })}
      />
      {hasApplied && <ShowNewer jobId={job.jobId} opened={dialog === 'update'} />}
      <SaveJob jobId={job.jobId} title={job.title} isQuiet={hasApplied} hasApplied={hasApplied} />
      <OwnJob job={job} />
    </>
  );
}

/** For members of the job's company. */
function OwnJob({ job: { jobId, company } }: { job: JobDetail }) {
  const session = useSession();
  const isMember = session.status === 'signedIn' && may(session.user, 'organisation.read');
  const mayBeOwn = isMember && session.user.organisation !== null && company.slug !== null;
  const organisation = trpc.organisations.current.useQuery(undefined, { enabled: mayBeOwn });
  if (!mayBeOwn || organisation.data?.slug !== company.slug) return null;
  return (
    <>
      <p>{texts.own}</p>
      <LinkButton to={paths.company.job(jobId)}>{texts.toOwn}</LinkButton>
    </>
  );
}

type JobUnavailableProps = { title: string; text: string };

function JobUnavailable({ title, text }: JobUnavailableProps) {
  usePageMeta({ title, description: text });
  const mayHaveApplied = useMayApply();
  return (
    <>
      <Box w="min(16rem, 70%)" mb="2rem" className={common.pictured}>
        <NotFoundIllustration />
      </Box>
      <PageHeader title={title} text={text} />
      <Group gap="sm">
        <LinkButton to={paths.jobs}>{texts.toJobs}</LinkButton>
        {mayHaveApplied && <LinkButton to={paths.applications}>{texts.toApplications}</LinkButton>}
      </Group>
    </>
  );
}
