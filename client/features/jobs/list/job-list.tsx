import { Alert } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { jobLimits, jobStatuses } from '#shared/jobs/draft.ts';
import { jobActionTexts, companyJobListTexts as texts } from '#shared/texts/jobs/editor.ts';
import { ItemList, useItemOutcome } from '../../../components/item-list/item-list.tsx';
import { useTitleFilter } from '../../../components/item-list/title-filters.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { trpc } from '../../../trpc.ts';
import { ImportJobs } from '../import/import-jobs.tsx';
import { type JobRights, useJobRights } from '../job-rights.ts';
import { type NamedJob, useDuplicateJob, useJobAction } from '../use-job-actions.ts';
import { JobCard, jobSkeletons } from './job-card.tsx';

const statuses = ['all', ...jobStatuses] as const;

export default function JobsPage() {
  const session = useSession();
  const rights = useJobRights();
  const organisation = session.status === 'signedIn' ? session.user.organisation : null;
  return (
    <>
      <PageHeader
        title={texts.title}
        text={organisation === null ? texts.textOfStaff : texts.text(organisation.name)}
        actions={
          rights.mayEdit && (
            <>
              {organisation !== null && <ImportJobs />}
              <LinkButton to={paths.company.newJob} kind="action">
                {texts.create}
              </LinkButton>
            </>
          )
        }
      />
      <JobList rights={rights} />
    </>
  );
}

function JobList({ rights }: { rights: JobRights }) {
  const filter = useTitleFilter(statuses, jobLimits.title);
  const list = trpc.jobs.page.useInfiniteQuery(
    { search: filter.search, status: filter.status },
    { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData },
  );
  const outcome = useItemOutcome();
  const askFor = useJobAction((_, sentence) => outcome.announceAndFocus(sentence));
  const duplicate = useDuplicateJob({
    onCopied: (_, sentence) => outcome.say(`${jobActionTexts.duplicated}. ${sentence}`),
    onFailed: (message, { jobId }) => outcome.fail(jobId, message),
  });
  const copy = (job: NamedJob) => {
    outcome.forget();
    duplicate.mutate(job);
  };
  return (
    <ItemList
      texts={texts}
      list={list}
      itemsOf={({ jobs }) => jobs}
      filter={filter}
      outcome={outcome}
      createPath={rights.mayEdit ? paths.company.newJob : null}
      notice={rights.isReviewed && <ReviewNote />}
      skeleton={jobSkeletons(6)}
      cardOf={(job) => (
        <JobCard
          key={job.jobId}
          job={job}
          rights={rights}
          failure={outcome.failureOf(job.jobId)}
          onFailureRead={outcome.forget}
          onDuplicate={() => copy(job)}
          onAsk={(action) => askFor(action, job)}
        />
      )}
    />
  );
}

function ReviewNote() {
  return (
    <Alert mb="lg" color="petrol" title={texts.reviewTitle}>
      {texts.reviewText}
    </Alert>
  );
}
