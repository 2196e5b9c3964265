import { schemaResolver } from '@mantine/form';
import { useRef } from 'react';
import { courseSettingsInput } from '#shared/courses/schema.ts';
import type { EditedCourse } from '#shared/editor/state.ts';
import { courseSettingsTexts as texts } from '#shared/texts/courses/courses.ts';
import { useRevisionedForm } from '../../components/revisioned-form/use-revisioned-form.ts';
import { conflictAuthorName } from '../../lib/changed-by.ts';
import { codeOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

type Settings = Pick<EditedCourse, 'title' | 'description' | 'outcomes' | 'visibility' | 'skillIds' | 'showsSources'>;

const valuesOf = ({ title, description, outcomes, visibility, skillIds, showsSources }: Settings): Settings => ({
  title,
  description,
  outcomes,
  visibility,
  skillIds,
  showsSources,
});
const isSame = (one: Settings, other: Settings): boolean =>
  one.title.trim() === other.title.trim() &&
  one.description.trim() === other.description.trim() &&
  one.outcomes.map((line) => line.trim()).join('\n') === other.outcomes.map((line) => line.trim()).join('\n') &&
  one.visibility === other.visibility &&
  one.showsSources === other.showsSources &&
  one.skillIds.toSorted().join() === other.skillIds.toSorted().join();

const valuesSchema = courseSettingsInput.omit({ courseId: true, revision: true });

export function useSettingsForm(course: EditedCourse) {
  const { courseId } = course;
  const utils = trpc.useUtils();
  const conflict = useRef<{ course: EditedCourse; name: string }>(null);
  const newest = () => utils.editor.course.fetch({ courseId }, { staleTime: 0 });
  const change = trpc.courses.changeSettings.useMutation({
    onSuccess: () => void Promise.all([utils.courses.page.invalidate(), utils.publishing.invalidate()]),
  });
  const { isStale, acceptLatest, ...editing } = useRevisionedForm<EditedCourse, Settings>({
    name: 'course-settings',
    stored: course,
    valuesOf,
    isSame,
    validate: schemaResolver(valuesSchema, { sync: true }),
    save: async (values, base) => {
      const { settingsRevision: revision } = conflict.current?.course ?? base;
      try {
        await change.mutateAsync({ ...values, courseId, revision });
      } catch (error) {
        if (codeOf(error) === 'STALE_CHANGE')
          conflict.current = { course: await newest(), name: conflictAuthorName(error) };
        throw error;
      }
      conflict.current = null;
      const latest = await newest().catch(() => null);
      // After another change in between, the old revision stays, so that the server rejects the next save.
      return latest !== null && isSame(latest, values) ? latest : { ...base, ...values };
    },
    loadLatest: newest,
    failed: { save: texts.saveFailed },
  });
  const reload = () => {
    conflict.current = null;
    acceptLatest();
  };
  return { ...editing, changedBy: isStale ? (conflict.current?.name ?? null) : null, reload };
}
