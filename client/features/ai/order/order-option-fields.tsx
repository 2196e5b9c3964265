import { Radio, SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { type CourseLength, courseLengths, orderLimits, tones } from '#shared/ai/order.ts';
import { orderTexts } from '#shared/texts/ai/ai.ts';
import { LineField } from '../../../components/line-field/line-field.tsx';
import type { OrderFields, OrderValues } from './order-values.ts';

const { wishes: texts } = orderTexts;

type OrderOptionFieldsProps = {
  form: OrderFields;
  isDisabled: boolean;
  isLesson: boolean;
};

export function OrderOptionFields({ form, isDisabled, isLesson }: OrderOptionFieldsProps) {
  const { length, tone } = form.values;
  return (
    <Stack gap="lg">
      <LineField
        label={texts.audience}
        description={texts.audienceHint}
        placeholder={texts.audiencePlaceholder}
        maxLength={orderLimits.audience}
        autoComplete="off"
        disabled={isDisabled}
        {...form.getInputProps('audience')}
      />
      {!isLesson && (
        <Radio.Group
          label={texts.length}
          value={length}
          onChange={(value) => form.setFieldValue('length', value as CourseLength)}
        >
          <Stack gap="xs" mt="xs">
            {courseLengths.map((value) => (
              <Radio
                key={value}
                value={value}
                label={texts.lengths[value]}
                description={texts.sizes[value]}
                disabled={isDisabled}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
      <SimpleGrid cols={2} spacing="lg">
        <Radio.Group
          label={texts.tone}
          value={tone}
          onChange={(value) => form.setFieldValue('tone', value as OrderValues['tone'])}
        >
          <Stack gap="xs" mt="xs">
            {tones.map((value) => (
              <Radio key={value} value={value} label={texts.tones[value]} disabled={isDisabled} />
            ))}
          </Stack>
        </Radio.Group>
        {!isLesson && (
          <TextInput
            label={texts.modules}
            description={texts.modulesHint}
            inputMode="numeric"
            maxLength={2}
            autoComplete="off"
            disabled={isDisabled}
            {...form.getInputProps('modules')}
          />
        )}
      </SimpleGrid>
      <Switch
        label={texts.quizzes}
        description={texts.quizzesHint}
        disabled={isDisabled}
        {...form.getInputProps('hasQuizzes', { type: 'checkbox' })}
      />
      <Textarea
        label={texts.instruction}
        description={texts.instructionHint}
        maxLength={orderLimits.instruction}
        minRows={2}
        disabled={isDisabled}
        {...form.getInputProps('instruction')}
      />
    </Stack>
  );
}
