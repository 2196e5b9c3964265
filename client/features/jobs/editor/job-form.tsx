import { Box } from '@mantine/core';
import { addDays, dayOf } from '#shared/jobs/day.ts';
import { jobLimits } from '#shared/jobs/draft.ts';
import { jobFormTexts as texts } from '#shared/texts/jobs/editor.ts';
import { SettingsSection } from '../../../components/settings-section/settings-section.tsx';
import { fieldElementId } from './go-to-field.ts';
import { PaySection } from './pay-section.tsx';
import { DateField, PlaceSection } from './place-section.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { SkillsSection } from './skills-section.tsx';
import { TextSection } from './text-section.tsx';
import type { JobForm as Form } from './use-job-form.ts';

type JobFormProps = { form: Form; onSubmit: () => void };

export function JobForm({ form, onSubmit }: JobFormProps) {
  return (
    <Box
      component="form"
      miw={0}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextSection form={form} />
      <PlaceSection form={form} />
      <PaySection form={form} />
      <SkillsSection form={form} />
      <QuestionsSection form={form} />
      <ReplySection form={form} />
    </Box>
  );
}

function ReplySection({ form }: { form: Form }) {
  const today = dayOf(new Date());
  return (
    <SettingsSection {...texts.reply}>
      <DateField
        id={fieldElementId('replyBy')}
        label={texts.replyBy}
        description={texts.replyByHint}
        min={today}
        max={addDays(today, jobLimits.replyWithinDays)}
        {...form.getInputProps('replyBy')}
      />
    </SettingsSection>
  );
}
