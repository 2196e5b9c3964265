import { Box, Group, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { JobInList } from '#shared/jobs/state.ts';
import { jobEditorTexts, jobListTexts as texts } from '#shared/texts/jobs/editor.ts';
import { dayText, jobWords } from '#shared/texts/jobs/words.ts';
import cards from '../../../components/card-list/card-list.module.css';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { look } from '../../../components/look/look.ts';
import { formatDate } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { JobBadges } from '../job-badges.tsx';
import type { JobRights } from '../job-rights.ts';
import { JobCardMenu, type JobCardMenuProps } from './job-card-menu.tsx';

type JobCardProps = Pick<JobCardMenuProps, 'onDuplicate' | 'onAsk'> & {
  job: JobInList;
  rights: Pick<JobRights, 'mayEdit' | 'mayPublish'>;
  /** Why it could not be copied. */
  failure?: string | null;
  onFailureRead?: () => void;
};

/** The whole card leads to the job; the menu lies above. */
export function JobCard({ job, rights, failure = null, onFailureRead, ...menu }: JobCardProps) {
  const { jobId, reference, town, workplace, employment } = job;
  const title = job.title === '' ? jobEditorTexts.untitled : job.title;
  const place = [town, jobWords.workplaces[workplace]].filter((part) => part !== '').join(', ');
  return (
    <Stack
      component="li"
      gap={0}
      className={`${cards.card} ${look('narrowable', 'surface', 'line', 'fit', 'relative', 'hoverLine')}`}
    >
      <Group gap="xs" wrap="nowrap" align="flex-start" justify="space-between" mih="2.25rem">
        <Group gap={6} align="stretch">
          <JobBadges job={job} />
        </Group>
        <JobCardMenu job={{ ...job, title }} rights={rights} {...menu} />
      </Group>
      <FormError message={failure} onClose={onFailureRead} />
      <Box component="h3" mt="xs" mb={4} lh={1.25} className={look('heading', 'step1', 'anywhere')}>
        <Link className={`${cards.link} ${look('ink', 'undecorated')}`} to={paths.company.job(jobId)}>
          {title}
        </Link>
      </Box>
      <Group gap="0 1rem" justify="space-between" component="p" mb="md" className={look('muted', 'numbers')}>
        <span className={look('anywhere')}>{place}</span>
        {employment !== null && <span className={look('ink')}>{jobWords.employments[employment]}</span>}
      </Group>
      <Group
        component="dl"
        gap="0 1rem"
        align="stretch"
        justify="space-between"
        className={`${cards.dates} ${look('muted', 'fine', 'numbers', 'lineTop')}`}
      >
        <CardDate job={job} />
        <div>
          <dt className={look('unseen')}>{texts.reference}</dt>
          <dd>{reference}</dd>
        </div>
      </Group>
    </Stack>
  );
}

/** The dates that matter now: of a job that is online how long it is, of another when it was changed. */
function CardDate({ job: { endsAt, replyBy, updatedAt } }: Pick<JobCardProps, 'job'>) {
  const dates = [
    endsAt === null
      ? { term: texts.updated, day: formatDate(updatedAt) }
      : { term: texts.endsOn, day: formatDate(endsAt) },
    ...(replyBy === null ? [] : [{ term: texts.replyBy, day: dayText(replyBy) }]),
  ];
  return dates.map(({ term, day }) => (
    <div key={term}>
      <dt>{term}</dt>
      <dd>{day}</dd>
    </div>
  ));
}
