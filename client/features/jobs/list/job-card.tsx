import {
  IconCalendarPlus,
  IconCopy,
  IconDoorExit,
  IconEye,
  IconPencil,
  IconRotateClockwise,
  IconTrash,
} from '@tabler/icons-react';
import type { OwnJobRow } from '#shared/jobs/state.ts';
import { jobActionTexts, jobEditorTexts, companyJobListTexts as texts } from '#shared/texts/jobs/editor.ts';
import { dayText, jobWords } from '#shared/texts/jobs/words.ts';
import { type ItemAction, ItemCard } from '../../../components/item-list/item-card.tsx';
import { placeholderItems, placeholderText } from '../../../components/skeleton/placeholders.ts';
import { formatDate } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { JobBadges } from '../editor/job-header.tsx';
import { previewPath, reopenPath } from '../editor/use-job-dialogs.tsx';
import { actionsFor, type JobAction, type JobRights } from '../job-rights.ts';
import type { ConfirmedAction } from '../use-job-actions.ts';

type JobCardProps = {
  job: OwnJobRow;
  rights: Pick<JobRights, 'mayEdit' | 'mayPublish'>;
  failure?: string | null;
  onFailureRead?: () => void;
  onDuplicate: () => void;
  onAsk: (action: ConfirmedAction) => void;
};

export function JobCard({ job, rights, failure = null, onFailureRead, onDuplicate, onAsk }: JobCardProps) {
  const { jobId, reference, town, workplace, employment, isOnline } = job;
  const title = job.title === '' ? jobEditorTexts.untitled : job.title;
  const actions: Record<JobAction, ItemAction> = {
    edit: { label: jobActionTexts.edit, icon: IconPencil, to: paths.company.job(jobId) },
    view: { label: jobActionTexts.view, icon: IconEye, to: isOnline ? paths.job(jobId) : previewPath(jobId) },
    duplicate: { label: jobActionTexts.duplicate, icon: IconCopy, onClick: onDuplicate },
    extend: { label: jobActionTexts.extend.action, icon: IconCalendarPlus, onClick: () => onAsk('extend') },
    close: { label: jobActionTexts.close.action, icon: IconDoorExit, onClick: () => onAsk('close') },
    // The editor checks the job before it goes online again.
    reopen: { label: jobActionTexts.reopen.action, icon: IconRotateClockwise, to: reopenPath(jobId) },
    remove: {
      label: jobActionTexts.remove.action,
      icon: IconTrash,
      onClick: () => onAsk('remove'),
      isDangerous: true,
    },
  };
  return (
    <ItemCard
      title={title}
      to={paths.company.job(jobId)}
      badges={<JobBadges job={job} />}
      menuLabel={texts.menuOf(title)}
      actions={actionsFor(job, rights).map((action) => actions[action])}
      facts={[
        [town, jobWords.workplaces[workplace]].filter((part) => part !== '').join(', '),
        employment === null ? null : jobWords.employments[employment],
      ]}
      dates={[...datesOf(job), { term: texts.reference, day: reference, isTermHidden: true }]}
      failure={failure}
      onFailureDismiss={onFailureRead}
    />
  );
}

const datesOf = ({ endsAt, replyBy, updatedAt }: OwnJobRow) => [
  endsAt === null
    ? { term: texts.updated, day: formatDate(updatedAt) }
    : { term: texts.endsOn, day: formatDate(endsAt) },
  ...(replyBy === null ? [] : [{ term: texts.replyBy, day: dayText(replyBy) }]),
];

const placeholderJob = (index: number): OwnJobRow => ({
  jobId: `${index}`,
  reference: 'PG-1000',
  title: placeholderText(14, 2, 8),
  status: 'published',
  isOnline: true,
  isTakenDown: false,
  hasChanges: false,
  town: placeholderText(8),
  workplace: 'onsite',
  employment: 'fullTime',
  createdAt: new Date(0),
  updatedAt: new Date(0),
  endsAt: new Date(0),
  replyBy: '2000-01-01',
});

const noop = () => undefined;
const reader = { mayEdit: false, mayPublish: false };

export const jobSkeletons = (count: number) =>
  placeholderItems(count, placeholderJob).map((job) => (
    <JobCard key={job.jobId} job={job} rights={reader} onDuplicate={noop} onAsk={noop} />
  ));
