import { Group, Select, SimpleGrid, Text, Textarea } from '@mantine/core';
import { jobLimits, payKinds, payUnits } from '#shared/jobs/draft.ts';
import { payOf } from '#shared/jobs/pay.ts';
import { jobChecks } from '#shared/texts/jobs/checklist.ts';
import { jobEditorTexts, jobFormTexts as texts } from '#shared/texts/jobs/editor.ts';
import { payText, payUnitWords } from '#shared/texts/jobs/pay-text.ts';
import common from '../../../components/common.module.css';
import { LineField } from '../../../components/line-field/line-field.tsx';
import { SettingsSection } from '../../../components/settings-section/settings-section.tsx';
import { Choice } from './choice.tsx';
import { FieldGroup } from './field-group.tsx';
import { GermanNumberField } from './german-number-field.tsx';
import { fieldElementId } from './go-to-field.ts';
import type { JobForm } from './use-job-form.ts';

const { fieldNames } = jobEditorTexts;

export function PaySection({ form }: { form: JobForm }) {
  const { payKind, country } = form.values;
  const isMinimumMissing = country === 'AT' && payKind === 'none';
  return (
    <SettingsSection title={texts.pay.title} text={texts.pay.texts[country]}>
      <div id={fieldElementId('payKind')}>
        <Choice
          label={texts.payKind}
          hint={isMinimumMissing ? jobChecks.payMinimum : undefined}
          options={payKinds.map((value) => ({ value, label: texts.payKinds[value] }))}
          value={payKind}
          onChange={(value) => form.setFieldValue('payKind', value)}
        />
      </div>
      {payKind === 'agreement' && <Agreement form={form} />}
      {payKind === 'none' ? (
        <Textarea
          id={fieldElementId('payReason')}
          label={fieldNames.payReason}
          description={texts.payReasonHint}
          maxLength={jobLimits.payReason}
          minRows={2}
          {...form.getInputProps('payReason')}
        />
      ) : (
        <Range form={form} />
      )}
    </SettingsSection>
  );
}

function Agreement({ form }: { form: JobForm }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} maw="32rem" spacing="md">
      <LineField
        id={fieldElementId('agreement')}
        label={fieldNames.agreement}
        placeholder={texts.agreementPlaceholders[form.values.country]}
        maxLength={jobLimits.agreement}
        {...form.getInputProps('agreement')}
      />
      <LineField
        id={fieldElementId('payGroup')}
        label={fieldNames.payGroup}
        placeholder={texts.payGroupPlaceholder}
        maxLength={jobLimits.payGroup}
        {...form.getInputProps('payGroup')}
      />
    </SimpleGrid>
  );
}

function Range({ form }: { form: JobForm }) {
  const { payKind, payFrom, payTo, payUnit, country } = form.values;
  const isNamed = payFrom !== null || payTo !== null;
  return (
    <FieldGroup label={payKind === 'range' ? texts.payRange : texts.agreementRange} hint={texts.payRangeHints[country]}>
      {({ labelId }) => (
        <Group gap="md" align="flex-start" role="group" aria-labelledby={labelId}>
          <GermanNumberField
            id={fieldElementId('payFrom')}
            label={texts.from}
            decimals={2}
            {...form.getInputProps('payFrom')}
          />
          <GermanNumberField
            id={fieldElementId('payTo')}
            label={texts.to}
            decimals={2}
            {...form.getInputProps('payTo')}
          />
          <Select
            w="8.5rem"
            label={texts.payUnit}
            data={payUnits.map((value) => ({ value, label: payUnitWords[value] }))}
            value={payUnit}
            onChange={(value) => form.setFieldValue('payUnit', payUnits.find((one) => one === value) ?? payUnit)}
            allowDeselect={false}
          />
          {isNamed && (
            <Text w="100%" c="dimmed" className={common.numbers} role="status">
              {texts.payShown(payText(payOf(form.values)))}
            </Text>
          )}
        </Group>
      )}
    </FieldGroup>
  );
}
