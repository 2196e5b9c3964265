import { Box, Group, Input, Select, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { useId } from 'react';
import { jobLimits, payKinds, payUnits } from '#shared/jobs/draft.ts';
import { payOf } from '#shared/jobs/pay.ts';
import { payText } from '#shared/jobs/pay-text.ts';
import { jobEditorTexts, jobFormTexts as texts } from '#shared/texts/job-editor.ts';
import { LineField } from '../../../components/line-field/line-field.tsx';
import { look } from '../../../components/look/look.ts';
import { SettingsSection } from '../../../components/settings-section/settings-section.tsx';
import { Choice } from './choice.tsx';
import { fieldPlace } from './field-place.ts';
import { FigureField } from './figure-field.tsx';
import type { JobForm } from './use-job-form.ts';

const { fieldNames } = jobEditorTexts;

export function PaySection({ form }: { form: JobForm }) {
  const { payKind } = form.values;
  return (
    <SettingsSection {...texts.pay}>
      <Choice
        label={texts.payKind}
        options={payKinds.map((value) => ({ value, label: texts.payKinds[value] }))}
        value={payKind}
        onChange={(value) => form.setFieldValue('payKind', value)}
      />
      {payKind === 'agreement' && <Agreement form={form} />}
      {payKind === 'none' ? (
        <Textarea
          id={fieldPlace('payReason')}
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
        id={fieldPlace('agreement')}
        label={fieldNames.agreement}
        placeholder={texts.agreementPlaceholder}
        maxLength={jobLimits.agreement}
        {...form.getInputProps('agreement')}
      />
      <LineField
        id={fieldPlace('payGroup')}
        label={fieldNames.payGroup}
        placeholder={texts.payGroupPlaceholder}
        maxLength={jobLimits.payGroup}
        {...form.getInputProps('payGroup')}
      />
    </SimpleGrid>
  );
}

/** Two amounts and what they are for, and how applicants read it. */
function Range({ form }: { form: JobForm }) {
  const id = useId();
  const { payKind, payFrom, payTo, payUnit } = form.values;
  const isNamed = payFrom !== null || payTo !== null;
  return (
    <Input.Wrapper
      size="md"
      label={payKind === 'range' ? texts.payRange : texts.agreementRange}
      labelElement="div"
      labelProps={{ id }}
      description={texts.payRangeHint}
    >
      <Stack gap="xs" mt={6} role="group" aria-labelledby={id}>
        <Group gap="md" align="flex-start">
          <FigureField id={fieldPlace('payFrom')} label={texts.from} decimals={2} {...form.getInputProps('payFrom')} />
          <FigureField id={fieldPlace('payTo')} label={texts.to} decimals={2} {...form.getInputProps('payTo')} />
          <Select
            w="10rem"
            label={texts.payUnit}
            data={payUnits.map((value) => ({ value, label: texts.payUnits[value] }))}
            value={payUnit}
            onChange={(value) => form.setFieldValue('payUnit', payUnits.find((one) => one === value) ?? payUnit)}
            allowDeselect={false}
            comboboxProps={{ withinPortal: false }}
          />
        </Group>
        {isNamed && (
          <Box component="p" mt={4} className={look('muted', 'numbers')} role="status">
            {texts.payShown(payText(payOf(form.values)))}
          </Box>
        )}
      </Stack>
    </Input.Wrapper>
  );
}
