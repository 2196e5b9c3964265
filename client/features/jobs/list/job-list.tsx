import { Alert, Box } from '@mantine/core';
import { useRef, useState } from 'react';
import { jobActionTexts, jobListTexts as texts } from '#shared/texts/jobs/editor.ts';
import cards from '../../../components/card-list/card-list.module.css';
import { ErrorState } from '../../../components/error-state.tsx';
import { look } from '../../../components/look/look.ts';
import { MoreButton } from '../../../components/more-button/more-button.tsx';
import { SavedNote } from '../../../components/saved-note/saved-note.tsx';
import { useBriefly } from '../../../lib/use-briefly.ts';
import type { JobRights } from '../job-rights.ts';
import { type NamedJob, useDuplicateJob, useJobAction } from '../use-job-actions.ts';
import { JobCard } from './job-card.tsx';
import { JobFilters } from './job-filters.tsx';
import { JobsSkeleton } from './jobs-skeleton.tsx';
import { NoJobs } from './no-jobs.tsx';
import { useJobs } from './use-jobs.ts';

/** Every job of the organisation. */
export function JobList({ rights }: { rights: JobRights }) {
  const { list, jobs, isFiltered, clear, ...filter } = useJobs();
  const heading = useRef<HTMLHeadingElement>(null);
  const [note, say] = useBriefly();
  const [failed, setFailed] = useState<{ jobId: string; message: string } | null>(null);
  const askFor = useJobAction((_, sentence) => {
    heading.current?.focus();
    say(sentence);
  });
  const duplicate = useDuplicateJob({
    onCopied: (_, sentence) => say(`${jobActionTexts.duplicated}. ${sentence}`),
    onFailed: (message, { jobId }) => setFailed({ jobId, message }),
  });
  const copy = (job: NamedJob) => {
    setFailed(null);
    duplicate.mutate(job);
  };
  if (list.isPending) return <JobsSkeleton />;
  if (list.data === undefined) return <ErrorState title={texts.loadFailed} onRetry={() => void list.refetch()} />;
  const isEmpty = jobs.length === 0;
  return (
    <section>
      <h2 className={look('unseen')} ref={heading} tabIndex={-1}>
        {texts.list}
      </h2>
      {rights.isReviewed && !isEmpty && <ReviewNote />}
      {(!isEmpty || isFiltered || filter.typed !== '') && <JobFilters {...filter} />}
      <Box mih="1.75rem">
        <SavedNote note={note} />
      </Box>
      {isEmpty ? (
        <NoJobs isFiltered={isFiltered} mayEdit={rights.mayEdit} onClear={clear} />
      ) : (
        <ul
          className={`${cards.cards} ${look('unlisted', 'stack', 'gap16')}`}
          data-busy={list.isPlaceholderData || undefined}
        >
          {jobs.map((job) => (
            <JobCard
              key={job.jobId}
              job={job}
              rights={rights}
              failure={failed?.jobId === job.jobId ? failed.message : null}
              onFailureRead={() => setFailed(null)}
              onDuplicate={() => copy(job)}
              onAsk={(action) => askFor(action, job)}
            />
          ))}
        </ul>
      )}
      <MoreButton list={list} label={texts.more} failed={texts.loadFailed} />
    </section>
  );
}

/** Why an author finds no button for publishing. */
function ReviewNote() {
  return (
    <Alert mb="lg" color="petrol" title={texts.reviewTitle}>
      {texts.reviewText}
    </Alert>
  );
}
