import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { courseSettingsInput } from '#shared/courses/schema.ts';
import type { EditedCourse } from '#shared/editor/state.ts';
import { courseSettingsTexts as texts } from '#shared/texts/courses/courses.ts';
import { changedBy } from '../../lib/changed-by.ts';
import { codeOf, fieldErrorsOf, formErrorOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

type Settings = Pick<EditedCourse, 'title' | 'description' | 'visibility' | 'skillIds' | 'showsSources'>;

const valuesOf = ({ title, description, visibility, skillIds, showsSources }: Settings): Settings => ({
  title,
  description,
  visibility,
  skillIds,
  showsSources,
});
/** Blanks at the ends are not stored and make no difference, nor does the order of the skills. */
const isSame = (one: Settings, other: Settings): boolean =>
  one.title.trim() === other.title.trim() &&
  one.description.trim() === other.description.trim() &&
  one.visibility === other.visibility &&
  one.showsSources === other.showsSources &&
  one.skillIds.toSorted().join() === other.skillIds.toSorted().join();

const valuesSchema = courseSettingsInput.omit({ courseId: true, revision: true });

/**
 * Settings as they were when the form began. When somebody else has saved in between, the server refuses once; the person then
 * either takes the new state or saves on top of it, knowing.
 */
export function useSettingsForm(course: EditedCourse) {
  const { courseId } = course;
  const utils = trpc.useUtils();
  const [base, setBase] = useState(course);
  /** What the form is compared with. */
  const [stored, setStored] = useState<Settings>(valuesOf(course));
  const [saves, setSaves] = useState(0);
  const [newer, setNewer] = useState<{ course: EditedCourse; name: string } | null>(null);
  const form = useForm({
    name: 'course-settings',
    initialValues: valuesOf(course),
    validate: schemaResolver(valuesSchema, { sync: true }),
  });
  const change = trpc.courses.changeSettings.useMutation({
    onSuccess: async (_, values) => {
      const saved: Settings = { ...values, showsSources: values.showsSources ?? base.showsSources };
      setStored(valuesOf(saved));
      setSaves((before) => before + 1);
      setNewer(null);
      void utils.courses.page.invalidate();
      void utils.publishing.invalidate();
      const now = await utils.editor.course.fetch({ courseId }, { staleTime: 0 });
      // With somebody else's change in it, the next save has to be refused.
      if (isSame(now, saved)) setBase(now);
    },
    onError: async (error) => {
      if (codeOf(error) === 'STALE_CHANGE')
        return setNewer({
          course: await utils.editor.course.fetch({ courseId }, { staleTime: 0 }),
          name: changedBy(error),
        });
      form.setErrors(fieldErrorsOf(error));
    },
  });
  const reload = () => {
    if (newer === null) return;
    form.setValues(valuesOf(newer.course));
    setStored(valuesOf(newer.course));
    setBase(newer.course);
    setNewer(null);
  };
  const isDirty = !isSame(form.values, stored);
  const save = form.onSubmit((values) =>
    change.mutate({ ...values, courseId, revision: (newer?.course ?? base).settingsRevision }),
  );
  return {
    form,
    save,
    isDirty,
    isSaving: change.isPending,
    saves,
    failure: isDirty ? formErrorOf(change.error, texts.saveFailed) : null,
    onDiscard: () => {
      change.reset();
      form.setValues(stored);
      form.clearErrors();
    },
    changedBy: newer?.name ?? null,
    reload,
  };
}
