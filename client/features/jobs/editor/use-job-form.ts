import { useForm } from '@mantine/form';
import { useEffect } from 'react';
import type { JobDraft } from '#shared/jobs/draft.ts';
import type { EditedJob } from '#shared/jobs/state.ts';
import { useToastUndo } from '../../../lib/toast.ts';
import type { JobSaves } from '../saving/job-saves.ts';
import { useSaveView } from '../saving/use-job-saves.ts';

type FormParts = {
  job: EditedJob;
  saves: JobSaves;
  initialValues: JobDraft;
  /** The form shows a version that `name` saved. */
  onAdopted: (name: string | null) => void;
};

export function useJobForm({ job, saves, initialValues, onAdopted }: FormParts) {
  const form = useForm<JobDraft>({ name: 'job', initialValues, onValuesChange: (values) => saves.edit(values) });
  const { errors } = useSaveView(saves);
  const { setErrors, setValues } = form;
  useEffect(() => setErrors(errors), [errors, setErrors]);
  const { revision, draft, updatedByName } = job;
  // biome-ignore lint/correctness/useExhaustiveDependencies: that another version was read is the event
  useEffect(() => {
    const adopted = saves.handleRead({ revision, draft });
    if (adopted === null) return;
    setValues(adopted);
    onAdopted(updatedByName);
  }, [revision, saves]);
  // Undo restores into the form, so the toast ends with it.
  const toastUndo = useToastUndo();
  return { ...form, toastUndo };
}

export type JobForm = ReturnType<typeof useJobForm>;
