import { Switch, Textarea } from '@mantine/core';
import { courseLimits } from '#shared/courses/schema.ts';
import type { EditedCourse } from '#shared/editor/state.ts';
import { originTexts } from '#shared/texts/ai/origin.ts';
import { courseSettingsTexts as texts } from '#shared/texts/courses/courses.ts';
import { LineField } from '../../components/line-field/line-field.tsx';
import { look } from '../../components/look/look.ts';
import { SaveBar } from '../../components/save-bar/save-bar.tsx';
import { StaleNotice } from '../../components/stale-notice/stale-notice.tsx';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { CourseLink } from './course-link.tsx';
import { SkillsField } from './skills-field.tsx';
import { useSettingsForm } from './use-settings-form.ts';
import { VisibilityField } from './visibility-field.tsx';

type SettingsFormProps = {
  course: EditedCourse;
  mayChangeVisibility: boolean;
  mayChangeShown: boolean;
};

export function SettingsForm({ course, mayChangeVisibility, mayChangeShown }: SettingsFormProps) {
  const { form, submit, discard, changedBy, reload, ...editing } = useSettingsForm(course);
  const { isDirty, isSaving, saves, failure } = editing;
  useLeaveWarning(isDirty);
  return (
    <form className={look('stack', 'gap24', 'narrowable')} noValidate onSubmit={submit}>
      <LineField
        label={texts.name}
        required
        withAsterisk={false}
        maxLength={courseLimits.title}
        data-autofocus
        {...form.getInputProps('title')}
      />
      <Textarea
        label={texts.description}
        description={mayChangeShown ? texts.descriptionHint : texts.onlineLocked}
        disabled={!mayChangeShown}
        maxLength={courseLimits.description}
        minRows={2}
        {...form.getInputProps('description')}
      />
      <VisibilityField
        value={form.values.visibility}
        isLocked={!mayChangeVisibility}
        isOnline={course.isOnline}
        onChange={(visibility) => form.setFieldValue('visibility', visibility)}
      />
      <CourseLink course={course} chosen={form.values.visibility} />
      <SkillsField
        value={form.values.skillIds}
        isLocked={!mayChangeShown}
        error={form.errors['skillIds']}
        onChange={(skillIds) => form.setFieldValue('skillIds', skillIds)}
      />
      <Switch
        classNames={{ track: look('fieldLine') }}
        label={originTexts.showsSources}
        description={originTexts.showsSourcesHint}
        {...form.getInputProps('showsSources', { type: 'checkbox' })}
      />
      {/* Saving again keeps what stands in the form. */}
      {changedBy !== null && (
        <StaleNotice text={texts.stale(changedBy)} choices={[{ label: texts.staleReload, onClick: reload }]} />
      )}
      <SaveBar
        {...{ isDirty, isSaving, saves, failure }}
        savedText={texts.saved}
        label={changedBy === null ? texts.save : texts.staleKeep}
        onDiscard={discard}
      />
    </form>
  );
}
