import {
  IconCalendarPlus,
  IconCopy,
  IconDoorExit,
  IconExternalLink,
  IconRotateClockwise,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import type { EditedJob } from '#shared/jobs/state.ts';
import { jobEditorTexts, jobActionTexts as texts } from '#shared/texts/jobs/editor.ts';
import { LazyMenu, type MenuEntry } from '../../../components/lazy-menu/lazy-menu.tsx';
import { paths } from '../../../lib/paths.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { actionsFor, type JobAction } from '../job-rights.ts';
import type { JobSaves } from '../saving/job-saves.ts';
import { type ConfirmedAction, useDuplicateJob } from '../use-job-actions.ts';

type JobMenuProps = {
  job: EditedJob;
  saves: JobSaves;
  onAsk: (action: ConfirmedAction) => void;
  onReopen: () => void;
  onFailure: (message: string | null) => void;
};

export function JobMenu({ job, saves, onAsk, onReopen, onFailure }: JobMenuProps) {
  const navigate = useNavigate();
  const duplicate = useDuplicateJob({
    onFailed: (message) => onFailure(message),
    onCopied: async (copy, sentence) => {
      toastSuccess(texts.duplicated, sentence);
      await navigate(paths.company.job(copy));
    },
  });
  const copy = async () => {
    onFailure(null);
    if (!(await saves.settled())) return onFailure(jobEditorTexts.flushFailed);
    duplicate.mutate({ jobId: job.jobId, title: job.draft.title });
  };
  const entries: Readonly<Record<JobAction, MenuEntry | null>> = {
    edit: null,
    view: job.isOnline
      ? { label: jobEditorTexts.toJob, icon: IconExternalLink, onClick: () => void navigate(paths.job(job.jobId)) }
      : null,
    duplicate: {
      label: texts.duplicate,
      icon: IconCopy,
      isDisabled: duplicate.isPending,
      onClick: () => void copy(),
    },
    extend: { label: texts.extend.action, icon: IconCalendarPlus, onClick: () => onAsk('extend') },
    close: { label: texts.close.action, icon: IconDoorExit, onClick: () => onAsk('close') },
    reopen: { label: texts.reopen.action, icon: IconRotateClockwise, onClick: onReopen },
    remove: { label: texts.remove.action, icon: IconTrash, isDangerous: true, onClick: () => onAsk('remove') },
  };
  const shown = () => actionsFor(job, job).flatMap((action) => entries[action] ?? []);
  return <LazyMenu label={jobEditorTexts.menu} entries={shown} />;
}
