import { Box, Button, Chip, Fieldset, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type FormEvent, type Ref, useState } from 'react';
import { radii } from '#shared/jobs/board.ts';
import { commonFields, fieldsAmong, fieldsOfWork } from '#shared/jobs/field-of-work.ts';
import { anyWork, isAnyWork, type WorkPreference } from '#shared/matching/work-preference.ts';
import { fieldNames } from '#shared/texts/jobs/fields-of-work.ts';
import { workPreferenceTexts as texts } from '#shared/texts/matching/work-preferences.ts';
import common from '../common.module.css';
import { PlaceField } from '../fields/place-field.tsx';
import { FormError } from '../form-error/form-error.tsx';
import { noJobFilter } from '../job-filters/job-filter.ts';
import { useJobCount } from '../job-filters/open-counts.ts';
import { useStorePreference } from './use-work-preferences.ts';
import classes from './work-questions.module.css';

type WorkQuestionsProps = {
  ref: Ref<HTMLFormElement>;
  /** Null if the questions were never answered. */
  preference: WorkPreference | null;
  /** Postal code that the place begins with while none is stored. */
  profilePlace: string;
  onSave: (preference: WorkPreference) => Promise<void>;
  /** Null: the questions can be skipped instead. */
  onCancel: (() => void) | null;
};

export function WorkQuestions({ ref, preference, profilePlace, onSave, onCancel }: WorkQuestionsProps) {
  const [changes, setChanges] = useState<Partial<WorkPreference>>({});
  const stored = preference ?? anyWork;
  const draft = { ...stored, place: stored.place || profilePlace, ...changes };
  const [isAny, setIsAny] = useState(preference !== null && preference.fields.length === 0);
  const { store, isSaving, placeError, failure, clearPlaceError } = useStorePreference(onSave);
  const change = (more: Partial<WorkPreference>) => setChanges({ ...changes, ...more });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store(draft);
  };
  return (
    <Box
      component="form"
      w="100%"
      ref={ref}
      tabIndex={-1}
      aria-label={texts.section}
      className={classes.form}
      onSubmit={submit}
    >
      <Stack gap="lg">
        <PlaceQuestion
          preference={draft}
          isFromProfile={profilePlace !== '' && draft.place === profilePlace}
          error={placeError}
          onChange={(more) => {
            clearPlaceError();
            change(more);
          }}
        />
        <FieldChips
          fields={draft.fields}
          isAny={isAny}
          onChange={(fields, any) => {
            change({ fields });
            setIsAny(any);
          }}
        />
        <FormError message={failure} />
        <Group gap="0.5rem 0.75rem" pt="xs" pb="1.375rem" {...(onCancel !== null && stickyFoot)}>
          <Text w="100%" mih="1.5em" fz="sm" role="status" className={common.numbers}>
            {!isAnyWork(draft) && <FoundCount {...draft} />}
          </Text>
          <Button type="submit" loading={isSaving}>
            {texts.save}
          </Button>
          <Button variant="subtle" disabled={isSaving} onClick={onCancel ?? (() => void store(anyWork))}>
            {onCancel === null ? texts.skip : texts.cancel}
          </Button>
        </Group>
      </Stack>
    </Box>
  );
}

const typingMs = 300;

/** Counts the jobs of the draft before it is saved. */
function FoundCount({ place, radius, fields }: WorkPreference) {
  const [typedPlace] = useDebouncedValue(place.trim(), typingMs);
  const count = useJobCount({
    ...noJobFilter,
    field: [...fields],
    ...(typedPlace !== '' && { place: typedPlace, radius, remote: 'also' }),
  });
  return count === undefined || typedPlace !== place.trim() ? null : texts.found(count);
}

/** Where the questions are part of a page, the foot would cover the answers on phones. */
const stickyFoot = {
  pos: 'sticky',
  bottom: 'calc(var(--pg-bottom-bar, 0rem) + env(safe-area-inset-bottom))',
  bg: 'var(--pg-sunken)',
  style: { zIndex: 2 },
} as const;

type FieldChipsProps = Pick<WorkPreference, 'fields'> & {
  isAny: boolean;
  onChange: (fields: WorkPreference['fields'], isAny: boolean) => void;
};

/** Six common fields and the chosen ones, until the person asks for all. */
function FieldChips({ fields, isAny, onChange }: FieldChipsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? fieldsOfWork : fieldsAmong([...commonFields, ...fields]);
  return (
    <Fieldset variant="unstyled" legend={<strong>{texts.work}</strong>}>
      <Text mt={2} mb="sm" c="dimmed" fz="sm">
        {texts.workHint}
      </Text>
      <Group gap="xs">
        <Chip.Group multiple value={fields} onChange={(chosen) => onChange(fieldsAmong(chosen), false)}>
          {shown.map((field) => (
            <Chip key={field} value={field} classNames={{ label: classes.chip ?? '' }}>
              {fieldNames[field]}
            </Chip>
          ))}
        </Chip.Group>
        <Chip checked={isAny} onChange={(chosen) => onChange([], chosen)} classNames={{ label: classes.chip ?? '' }}>
          {texts.any}
        </Chip>
        <Button variant="subtle" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? texts.fewerFields : texts.allFields}
        </Button>
      </Group>
    </Fieldset>
  );
}

type PlaceQuestionProps = {
  preference: WorkPreference;
  isFromProfile: boolean;
  error: string | null;
  onChange: (changes: Partial<WorkPreference>) => void;
};

function PlaceQuestion({ preference: { place, radius }, isFromProfile, error, onChange }: PlaceQuestionProps) {
  return (
    <Fieldset variant="unstyled" legend={<strong>{texts.where}</strong>}>
      <Group mt="xs" gap="sm" wrap="nowrap" align="flex-start" maw="30rem">
        <PlaceField
          flex={1}
          miw={0}
          label={texts.place}
          placeholder={texts.anywhere}
          value={place}
          error={error}
          onChange={(text) => onChange({ place: text })}
        />
        <NativeSelect
          w="6.5rem"
          label={texts.radius}
          data={radii.map((km) => ({ value: String(km), label: texts.radiusOf(km) }))}
          value={String(radius)}
          disabled={place === ''}
          onChange={({ currentTarget }) =>
            onChange({ radius: radii.find((km) => String(km) === currentTarget.value) ?? radius })
          }
        />
      </Group>
      {isFromProfile && (
        <Text mt={4} c="dimmed" fz="sm">
          {texts.fromProfile}
        </Text>
      )}
    </Fieldset>
  );
}
