import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { courseSettingsInput } from '#shared/courses/schema.ts';
import type { EditedCourse } from '#shared/editor/state.ts';
import { courseSettingsTexts as texts } from '#shared/texts/courses.ts';
import { changedBy } from '../../lib/changed-by.ts';
import { codeOf, fieldErrorsOf, sentenceOf } from '../../lib/errors.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

const valuesOf = ({ title, description, visibility, skillIds }: EditedCourse) => ({
  title,
  description,
  visibility,
  skillIds,
});
const valuesSchema = courseSettingsInput.omit({ courseId: true, revision: true });

/**
 * Settings as they were when the form began. When somebody else has saved in between, the server refuses once; the person then
 * either takes the new state or saves on top of it, knowing.
 */
export function useSettingsForm(course: EditedCourse, onSaved: () => void) {
  const { courseId } = course;
  const utils = trpc.useUtils();
  const [base, setBase] = useState(course);
  const [newer, setNewer] = useState<{ course: EditedCourse; name: string } | null>(null);
  const form = useForm({
    name: 'course-settings',
    initialValues: valuesOf(course),
    validate: schemaResolver(valuesSchema, { sync: true }),
  });
  const change = trpc.courses.changeSettings.useMutation({
    onSuccess: async () => {
      onSaved();
      toastSuccess(texts.saved);
      void utils.courses.page.invalidate();
      void utils.publishing.invalidate();
      await utils.editor.course.invalidate({ courseId });
    },
    onError: async (error) => {
      if (codeOf(error) === 'STALE_CHANGE')
        return setNewer({
          course: await utils.editor.course.fetch({ courseId }, { staleTime: 0 }),
          name: changedBy(error),
        });
      form.setErrors(fieldErrorsOf(error));
      toastError(sentenceOf(error, texts.saveFailed));
    },
  });
  const reload = () => {
    if (newer === null) return;
    form.setValues(valuesOf(newer.course));
    setBase(newer.course);
    setNewer(null);
  };
  const save = form.onSubmit((values) =>
    change.mutate({ ...values, courseId, revision: (newer?.course ?? base).settingsRevision }),
  );
  return { form, save, isSaving: change.isPending, changedBy: newer?.name ?? null, reload };
}
