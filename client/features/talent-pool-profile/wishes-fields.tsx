import { Box, Group, NativeSelect, Radio, Stack } from '@mantine/core';
import { poolLimits } from '#shared/releases/limits.ts';
import { talentPoolWishTexts as texts } from '#shared/texts/talent-pool/person.ts';
import { PlaceField } from '../../components/fields/place-field.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { codeOf, messageOf, sentenceOf } from '../../lib/errors.ts';
import type { PreferencesForm } from './use-pool-preferences.ts';

const thresholds = [50, 60, 70, 80, 90];

type PreferencesFieldsProps = { form: PreferencesForm; error: unknown };

export function PreferencesFields({ form, error }: PreferencesFieldsProps) {
  const { change } = form;
  const { threshold, isAround } = form.fields;
  const isPlaceUnknown = codeOf(error) === 'PLACE_UNKNOWN';
  const selectableThresholds = [...new Set([...thresholds, threshold])].sort((a, b) => a - b);
  return (
    <>
      <NativeSelect
        w="100%"
        label={texts.threshold}
        description={texts.thresholdText}
        data={selectableThresholds.map((value) => ({ value: String(value), label: texts.steps(value) }))}
        value={String(threshold)}
        onChange={(event) => change({ threshold: Number(event.currentTarget.value) })}
      />
      <Box w="100%">
        <Radio.Group
          label={texts.where}
          value={isAround ? 'around' : 'everywhere'}
          onChange={(value) => change({ isAround: value === 'around' })}
        >
          <Stack gap="sm" mt="xs">
            <Radio value="everywhere" label={texts.everywhere} />
            <Radio value="around" label={texts.around} description={texts.aroundText} />
          </Stack>
        </Radio.Group>
        {isAround && <SearchAreaFields form={form} error={isPlaceUnknown ? messageOf(error) : null} />}
      </Box>
      <FormError message={error === null || isPlaceUnknown ? null : sentenceOf(error, texts.failed)} />
    </>
  );
}

function SearchAreaFields({ form, error }: { form: PreferencesForm; error: string | null }) {
  const { change } = form;
  const { place, radius } = form.fields;
  return (
    <Group gap="md" mt="md" align="flex-start" preventGrowOverflow={false}>
      <Box flex="1 1 14rem">
        <PlaceField
          value={place}
          onChange={(typed) => change({ place: typed })}
          error={error ?? (place.trim() === '' && texts.placeMissing)}
        />
      </Box>
      <NativeSelect
        label={texts.radius}
        data={poolLimits.radii.map((value) => ({ value: String(value), label: texts.radiusOf(value) }))}
        value={String(radius)}
        onChange={(event) => change({ radius: Number(event.currentTarget.value) })}
      />
    </Group>
  );
}
