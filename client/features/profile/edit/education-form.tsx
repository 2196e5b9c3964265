import { SimpleGrid } from '@mantine/core';
import { parseYear } from '#shared/profile/period.ts';
import { profileLimits as limits } from '#shared/profile/schema.ts';
import { profileTexts } from '#shared/texts/profile.ts';
import { LineField } from '../../../components/line-field/line-field.tsx';
import { newId } from '../../../lib/new-id.ts';
import type { ProfileForm } from '../use-profile-form.ts';
import { entryActions } from './entry-actions.ts';
import { EntryCard } from './entry-card.tsx';
import { EntryList } from './entry-list.tsx';
import { TypedField } from './typed-field.tsx';

const texts = profileTexts.education;
const blank = { degree: '', field: '', institution: '', year: '' };

export function EducationForm({ form }: { form: ProfileForm }) {
  const { education } = form.values;
  const entries = entryActions({
    read: () => form.getValues().education,
    change: (changed) => form.setFieldValue('education', changed),
    removed: texts.removed,
    toastUndo: form.toastUndo,
  });
  return (
    <EntryList
      error={form.errors['education']}
      count={education.length}
      texts={texts}
      onAdd={() => entries.add({ ...blank, entryId: newId() })}
    >
      {education.map(({ entryId, degree, field }, index) => (
        <EntryCard
          key={entryId}
          number={texts.numbered(index + 1)}
          name={degree || field}
          index={index}
          count={education.length}
          onMove={entries.move}
          onRemove={entries.remove}
        >
          <Fields form={form} path={`education.${index}`} />
        </EntryCard>
      ))}
    </EntryList>
  );
}

const unchanged = (value: string): string => value;

function Fields({ form, path }: { form: ProfileForm; path: string }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <LineField label={texts.degree} maxLength={limits.words} {...form.getInputProps(`${path}.degree`)} />
      <LineField label={texts.field} maxLength={limits.words} {...form.getInputProps(`${path}.field`)} />
      <LineField label={texts.institution} maxLength={limits.words} {...form.getInputProps(`${path}.institution`)} />
      <TypedField
        label={texts.year}
        placeholder={texts.yearPlaceholder}
        inputMode="numeric"
        parse={parseYear}
        format={unchanged}
        field={form.getInputProps(`${path}.year`)}
      />
    </SimpleGrid>
  );
}
