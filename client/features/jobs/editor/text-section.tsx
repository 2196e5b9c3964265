import { Box, Button, Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMessageExclamation } from '@tabler/icons-react';
import { lazy, Suspense, useMemo } from 'react';
import { jobLimits } from '#shared/jobs/draft.ts';
import { fieldsAmong, fieldsOfWork } from '#shared/jobs/field-of-work.ts';
import { guessField } from '#shared/jobs/guess-field.ts';
import { plainTextOfHtml } from '#shared/jobs/plain-text.ts';
import { discriminationHints, neutralTitle } from '#shared/jobs/wording.ts';
import type { Country } from '#shared/places/country.ts';
import { hintReason, neutralReason } from '#shared/texts/jobs/checklist.ts';
import { jobEditorTexts, jobFormTexts as texts } from '#shared/texts/jobs/editor.ts';
import { fieldNames as fieldOfWorkNames } from '#shared/texts/jobs/fields-of-work.ts';
import common from '../../../components/common.module.css';
import { LineField } from '../../../components/line-field/line-field.tsx';
import { SettingsSection } from '../../../components/settings-section/settings-section.tsx';
import { FieldGroup } from './field-group.tsx';
import { fieldElementId } from './go-to-field.ts';
import type { JobForm } from './use-job-form.ts';

const RichText = lazy(() =>
  import('../../../components/rich-text/rich-text.tsx').then((module) => ({ default: module.RichText })),
);

const { fieldNames } = jobEditorTexts;
const hintDelayMs = 400;

export function TextSection({ form }: { form: JobForm }) {
  return (
    <SettingsSection {...texts.text}>
      <Stack gap="xs" id={fieldElementId('title')}>
        <LineField
          label={fieldNames.title}
          description={texts.titleHint}
          maxLength={jobLimits.title}
          autoComplete="off"
          {...form.getInputProps('title')}
        />
        <NeutralTitle
          title={form.values.title}
          country={form.values.country}
          onAccept={(title) => form.setFieldValue('title', title)}
        />
      </Stack>
      <FieldOfWorkSelect form={form} />
      <Description form={form} />
      <WordingHints
        words={`${form.values.title}\n${plainTextOfHtml(form.values.description)}`}
        country={form.values.country}
      />
    </SettingsSection>
  );
}

function FieldOfWorkSelect({ form }: { form: JobForm }) {
  const { field, title } = form.values;
  const guess = guessField(title);
  return (
    <NativeSelect
      id={fieldElementId('field')}
      maw="24rem"
      label={fieldNames.field}
      description={texts.fieldHint}
      data={[
        { value: '', label: guess === null ? texts.fieldUnknown : texts.fieldGuessed(fieldOfWorkNames[guess]) },
        ...fieldsOfWork.map((value) => ({ value, label: fieldOfWorkNames[value] })),
      ]}
      value={field ?? ''}
      error={form.errors['field']}
      onChange={({ currentTarget }) => form.setFieldValue('field', fieldsAmong([currentTarget.value])[0] ?? null)}
    />
  );
}

type NeutralTitleProps = { title: string; country: Country; onAccept: (title: string) => void };

function NeutralTitle({ title, country, onAccept }: NeutralTitleProps) {
  const [settled] = useDebouncedValue(title.trim(), hintDelayMs);
  const suggestion = settled === '' ? null : neutralTitle(settled);
  return (
    <div role="status">
      {suggestion !== null && suggestion.length <= jobLimits.title && (
        <Group gap="xs" fz="sm">
          <Text span c="dimmed">
            {neutralReason(country)}
          </Text>
          <Button variant="default" size="compact-md" mih="2.25rem" onClick={() => onAccept(suggestion)}>
            {texts.addNeutral(suggestion)}
          </Button>
        </Group>
      )}
    </div>
  );
}

function Description({ form }: { form: JobForm }) {
  const { description } = form.values;
  return (
    <FieldGroup label={fieldNames.description} hint={texts.descriptionHint} error={form.errors['description']}>
      {({ describedBy }) => (
        <div id={fieldElementId('description')}>
          <Suspense fallback={<Skeleton height={240} />}>
            <RichText
              html={description}
              label={fieldNames.description}
              placeholder={texts.descriptionPlaceholder}
              describedBy={describedBy}
              isField
              onEdit={(html) => form.setFieldValue('description', html)}
            />
          </Suspense>
        </div>
      )}
    </FieldGroup>
  );
}

function WordingHints({ words, country }: { words: string; country: Country }) {
  const [settled] = useDebouncedValue(words, hintDelayMs);
  const hints = useMemo(() => discriminationHints(settled), [settled]);
  return (
    <div role="status">
      {hints.length > 0 && (
        <Box p="md" bg="var(--mantine-color-amber-light)" bdrs="fit">
          <Group gap="xs" wrap="nowrap" align="flex-start">
            <IconMessageExclamation size={22} stroke={1.75} aria-hidden="true" />
            <div>
              <Text fw={600}>{texts.hints}</Text>
              <Text fz="sm">{texts.hintsText}</Text>
            </div>
          </Group>
          <Stack component="ul" gap="xs" mt="sm" fz="sm">
            {hints.map(({ phrase, reason }) => (
              <li key={phrase} className={common.anywhere}>
                <strong>{texts.hintedPhrase(phrase)}</strong> {hintReason(reason, country)}
              </li>
            ))}
          </Stack>
        </Box>
      )}
    </div>
  );
}
