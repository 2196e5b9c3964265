import { jobActionTexts as texts } from '#shared/texts/job-editor.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { useLast } from '../../lib/use-last.ts';
import { trpc } from '../../trpc.ts';
import { type AskedAction, type NamedJob, useJobRefresh } from './use-job-actions.ts';

export type Asked = { action: AskedAction; job: NamedJob };

type JobActionDialogProps = {
  /** Null while closed. */
  asked: Asked | null;
  onClose: () => void;
  /** It is done; to be said where the person is then. The button that was pressed may have gone with the job. */
  onDone: (action: AskedAction, sentence: string) => void;
};

/** What a dialog is about that was never open: it is there all the same, or else it would not know where the keyboard was. */
const nothingAsked: Asked = { action: 'extend', job: { jobId: '', title: '' } };

/** Asks before a job is extended, closed or deleted. */
export function JobActionDialog({ asked, onClose, onDone }: JobActionDialogProps) {
  const shown = useLast(asked);
  const refresh = useJobRefresh();
  const mutations = {
    extend: trpc.jobs.extend.useMutation(),
    close: trpc.jobs.close.useMutation(),
    remove: trpc.jobs.remove.useMutation(),
  };
  const { action, job } = shown ?? nothingAsked;
  const { mutateAsync, error, isPending, reset } = mutations[action];
  const words = texts[action];
  const close = () => {
    reset();
    onClose();
  };
  const confirm = async () => {
    const isDone = await mutateAsync({ jobId: job.jobId }).then(
      () => true,
      () => false,
    );
    if (isDone) {
      onClose();
      onDone(action, words.done);
    }
    await refresh(!isDone || action !== 'remove');
  };
  return (
    <ConfirmDialog
      title={words.title}
      text={words.text(job.title)}
      confirmLabel={words.action}
      isDangerous={action !== 'extend'}
      opened={asked !== null}
      isBusy={isPending}
      failure={error && sentenceOf(error, words.failed)}
      onClose={close}
      onConfirm={() => void confirm()}
    />
  );
}
