import { Box, Modal, Radio, Stack, Switch, Textarea } from '@mantine/core';
import { courseLimits } from '#shared/courses/schema.ts';
import { type Visibility, visibilities } from '#shared/courses/visibility.ts';
import type { EditedCourse } from '#shared/editor/state.ts';
import { originTexts } from '#shared/texts/ai/origin.ts';
import { courseSettingsTexts as texts } from '#shared/texts/courses/courses.ts';
import common from '../../components/common.module.css';
import { ConflictNotice } from '../../components/conflict-notice/conflict-notice.tsx';
import { LineField } from '../../components/line-field/line-field.tsx';
import { SaveBar } from '../../components/save-bar/save-bar.tsx';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { CourseLink } from './course-link.tsx';
import { OutcomesField, outcomesErrorOf } from './outcomes-field.tsx';
import { SkillsField } from './skills-field.tsx';
import { useSettingsForm } from './use-settings-form.ts';

type SettingsFormProps = {
  course: EditedCourse;
  mayChangeVisibility: boolean;
  mayChangeShown: boolean;
};

function SettingsForm({ course, mayChangeVisibility, mayChangeShown }: SettingsFormProps) {
  const { form, submit, discard, changedBy, reload, ...editing } = useSettingsForm(course);
  const { isDirty, isSaving, saves, failure } = editing;
  useLeaveWarning(isDirty);
  return (
    <Box component="form" miw={0} noValidate onSubmit={submit}>
      <Stack gap="lg">
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
        <OutcomesField
          value={form.values.outcomes}
          error={outcomesErrorOf(form.errors)}
          onChange={(outcomes) => form.setFieldValue('outcomes', outcomes)}
        />
        <VisibilityField
          value={form.values.visibility}
          isLocked={!mayChangeVisibility}
          isOnline={course.isOnline}
          onChange={(visibility) => form.setFieldValue('visibility', visibility)}
        />
        <CourseLink course={course} selectedVisibility={form.values.visibility} />
        <SkillsField
          value={form.values.skillIds}
          isLocked={!mayChangeShown}
          error={form.errors['skillIds']}
          onChange={(skillIds) => form.setFieldValue('skillIds', skillIds)}
        />
        <Switch
          classNames={{ track: common.fieldLine }}
          label={originTexts.showsSources}
          description={originTexts.showsSourcesHint}
          {...form.getInputProps('showsSources', { type: 'checkbox' })}
        />
        {changedBy !== null && (
          <ConflictNotice text={texts.stale(changedBy)} choices={[{ label: texts.staleReload, onClick: reload }]} />
        )}
        <SaveBar
          {...{ isDirty, isSaving, saves, failure }}
          savedText={texts.saved}
          label={changedBy === null ? texts.save : texts.staleKeep}
          onDiscard={discard}
        />
      </Stack>
    </Box>
  );
}

type SettingsDialogProps = {
  course: EditedCourse;
  mayChangeVisibility: boolean;
  mayChangeShown: boolean;
  opened: boolean;
  onClose: () => void;
};

export function SettingsDialog({ opened, onClose, ...props }: SettingsDialogProps) {
  return (
    <Modal title={texts.title} size="lg" opened={opened} onClose={onClose}>
      <SettingsForm {...props} />
    </Modal>
  );
}

type VisibilityFieldProps = {
  value: Visibility;
  isLocked: boolean;
  isOnline: boolean;
  onChange: (visibility: Visibility) => void;
};

function VisibilityField({ value, isLocked, isOnline, onChange }: VisibilityFieldProps) {
  const choose = (chosen: string) => {
    const visibility = visibilities.find((one) => one === chosen);
    if (visibility !== undefined) onChange(visibility);
  };
  const note = isLocked ? texts.visibilityLocked : isOnline ? texts.visibilityNow : undefined;
  return (
    <Radio.Group
      labelProps={{ mb: 2, fz: 15, fw: 600 }}
      label={texts.visibility}
      description={note}
      value={value}
      onChange={choose}
    >
      <Stack gap={14} mt="sm">
        {visibilities.map((visibility) => (
          <Radio
            key={visibility}
            value={visibility}
            disabled={isLocked}
            label={texts.visibilities[visibility].label}
            description={texts.visibilities[visibility].text}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
