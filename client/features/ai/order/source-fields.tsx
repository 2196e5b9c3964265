import { SegmentedControl, Stack, Textarea } from '@mantine/core';
import { sourceLimits } from '#shared/ai/source.ts';
import type { UploadLimits } from '#shared/assets/kinds.ts';
import { courseLimits } from '#shared/courses/schema.ts';
import { orderTexts } from '#shared/texts/ai/ai.ts';
import { LineField } from '../../../components/line-field/line-field.tsx';
import { FileField } from './file-field.tsx';
import type { OrderFields, OrderKind } from './order-values.ts';
import type { SourceFiles } from './source-files.ts';

const { source: texts } = orderTexts;
const kinds = Object.entries(texts.kinds).map(([value, label]) => ({ value: value as OrderKind, label }));

type SourceFieldsProps = {
  form: OrderFields;
  files: SourceFiles;
  limits: UploadLimits;
  isDisabled: boolean;
};

export function SourceFields({ form, files, limits, isDisabled }: SourceFieldsProps) {
  const { kind } = form.values;
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label={texts.label}
        fullWidth
        size="md"
        styles={{ label: { minHeight: '2.75rem', alignContent: 'center' } }}
        data={kinds}
        value={kind}
        disabled={isDisabled}
        onChange={(value) => form.setFieldValue('kind', value as OrderKind)}
      />
      {kind === 'topic' && (
        <Textarea
          label={texts.topic}
          description={texts.topicHint}
          placeholder={texts.topicPlaceholder}
          maxLength={sourceLimits.topic}
          disabled={isDisabled}
          {...form.getInputProps('topic')}
        />
      )}
      {kind === 'text' && (
        <>
          <Textarea
            label={texts.textLabel}
            description={texts.textHint()}
            maxLength={sourceLimits.pastedText}
            minRows={8}
            maxRows={18}
            disabled={isDisabled}
            {...form.getInputProps('text')}
          />
          <LineField
            label={texts.name}
            description={texts.nameHint}
            placeholder={texts.namePlaceholder}
            maxLength={courseLimits.title}
            autoComplete="off"
            disabled={isDisabled}
            {...form.getInputProps('name')}
          />
        </>
      )}
      {kind === 'files' && (
        <FileField files={files} limits={limits} isDisabled={isDisabled} error={form.errors['files'] ?? null} />
      )}
    </Stack>
  );
}
