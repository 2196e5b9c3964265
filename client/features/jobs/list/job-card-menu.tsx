import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCalendarPlus,
  IconCopy,
  IconDoorExit,
  IconDots,
  IconEye,
  IconPencil,
  IconRotateClockwise,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { JobInList } from '#shared/jobs/state.ts';
import { jobListTexts, jobActionTexts as texts } from '#shared/texts/jobs/editor.ts';
import cards from '../../../components/card-list/card-list.module.css';
import { paths } from '../../../lib/paths.ts';
import { previewPath, reopenPath } from '../job-address.ts';
import { actionsFor, type JobAction, type JobRights } from '../job-rights.ts';
import type { AskedAction } from '../use-job-actions.ts';

const icons = {
  edit: IconPencil,
  view: IconEye,
  duplicate: IconCopy,
  extend: IconCalendarPlus,
  close: IconDoorExit,
  reopen: IconRotateClockwise,
  remove: IconTrash,
} satisfies Record<JobAction, unknown>;

export type JobCardMenuProps = {
  job: Pick<JobInList, 'jobId' | 'title' | 'status' | 'isOnline' | 'isTakenDown'>;
  rights: Pick<JobRights, 'mayEdit' | 'mayPublish'>;
  onDuplicate: () => void;
  onAsk: (action: AskedAction) => void;
};

export function JobCardMenu({ job, rights, onDuplicate, onAsk }: JobCardMenuProps) {
  const { jobId, title, isOnline } = job;
  const itemOf = (action: JobAction) => {
    const Icon = icons[action];
    const leftSection = <Icon size={18} stroke={1.75} aria-hidden="true" />;
    const linkTo = (to: string, label: string) => (
      <Menu.Item key={action} component={Link} to={to} leftSection={leftSection}>
        {label}
      </Menu.Item>
    );
    if (action === 'edit') return linkTo(paths.company.job(jobId), texts.edit);
    if (action === 'view') return linkTo(isOnline ? paths.job(jobId) : previewPath(jobId), texts.view);
    // It takes a look at whether everything is still right, which the editor shows.
    if (action === 'reopen') return linkTo(reopenPath(jobId), texts.reopen.action);
    return (
      <Menu.Item
        key={action}
        leftSection={leftSection}
        {...(action === 'remove' && { color: 'var(--pg-error-text)' })}
        onClick={() => (action === 'duplicate' ? onDuplicate() : onAsk(action))}
      >
        {action === 'duplicate' ? texts.duplicate : texts[action].action}
      </Menu.Item>
    );
  };
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon className={cards.menu} size="xl" aria-label={jobListTexts.menuOf(title)}>
          <IconDots size={22} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={cards.dropdown}>{actionsFor(job, rights).map(itemOf)}</Menu.Dropdown>
    </Menu>
  );
}
