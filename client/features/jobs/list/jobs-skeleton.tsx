import { Box } from '@mantine/core';
import type { JobInList } from '#shared/jobs/state.ts';
import cards from '../../../components/card-list/card-list.module.css';
import { Ghost } from '../../../components/ghost/ghost.tsx';
import { several, standIn } from '../../../components/ghost/stand-in.ts';
import { look } from '../../../components/look/look.ts';
import { JobCard } from './job-card.tsx';
import { JobFilters } from './job-filters.tsx';

const jobOf = (index: number): JobInList => ({
  jobId: `${index}`,
  reference: 'PG-1000',
  title: standIn(14, 2, 8),
  status: 'published',
  isOnline: true,
  isTakenDown: false,
  hasChanges: false,
  town: standIn(8),
  workplace: 'onsite',
  employment: 'fullTime',
  createdAt: new Date(0),
  updatedAt: new Date(0),
  endsAt: new Date(0),
  replyBy: '2000-01-01',
});
const nothing = () => undefined;
const reader = { mayEdit: false, mayPublish: false };

/** The filters and the first cards. */
export function JobsSkeleton() {
  return (
    <Ghost>
      <JobFilters typed="" setTyped={nothing} status="all" setStatus={nothing} />
      {/* Where the list says what was done. */}
      <Box mih="1.75rem" />
      <ul className={`${cards.cards} ${look('unlisted', 'stack', 'gap16')}`}>
        {several(6, jobOf).map((job) => (
          <JobCard key={job.jobId} job={job} rights={reader} onDuplicate={nothing} onAsk={nothing} />
        ))}
      </ul>
    </Ghost>
  );
}
