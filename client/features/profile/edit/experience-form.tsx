import { SimpleGrid, Stack, Textarea } from '@mantine/core';
import { formatPoint, parsePoint } from '#shared/profile/period.ts';
import { profileLimits as limits } from '#shared/profile/schema.ts';
import { profileTexts } from '#shared/texts/profile.ts';
import { LineField } from '../../../components/line-field/line-field.tsx';
import { newId } from '../../../lib/new-id.ts';
import type { ProfileForm } from '../use-profile-form.ts';
import { entryActions } from './entry-actions.ts';
import { EntryCard } from './entry-card.tsx';
import { EntryList } from './entry-list.tsx';
import { TypedField } from './typed-field.tsx';

const texts = profileTexts.experience;
const blank = { title: '', company: '', from: '', to: '', description: '' };

export function ExperienceForm({ form }: { form: ProfileForm }) {
  const { experience } = form.values;
  const entries = entryActions({
    read: () => form.getValues().experience,
    change: (changed) => form.setFieldValue('experience', changed),
    removed: texts.removed,
    toastUndo: form.toastUndo,
  });
  return (
    <EntryList
      error={form.errors['experience']}
      count={experience.length}
      texts={texts}
      onAdd={() => entries.add({ ...blank, entryId: newId() })}
    >
      {experience.map(({ entryId, title }, index) => (
        <EntryCard
          key={entryId}
          number={texts.numbered(index + 1)}
          name={title}
          index={index}
          count={experience.length}
          onMove={entries.move}
          onRemove={entries.remove}
        >
          <Fields form={form} path={`experience.${index}`} />
        </EntryCard>
      ))}
    </EntryList>
  );
}

function Fields({ form, path }: { form: ProfileForm; path: string }) {
  const point = { parse: parsePoint, format: formatPoint, placeholder: texts.pointPlaceholder };
  return (
    <Stack gap="md">
      <LineField label={texts.title} maxLength={limits.words} {...form.getInputProps(`${path}.title`)} />
      <LineField
        label={texts.company}
        autoComplete="organization"
        maxLength={limits.words}
        {...form.getInputProps(`${path}.company`)}
      />
      <SimpleGrid cols={2} spacing="md">
        <TypedField
          label={texts.from}
          description={texts.fromHint}
          {...point}
          field={form.getInputProps(`${path}.from`)}
        />
        <TypedField label={texts.to} description={texts.toHint} {...point} field={form.getInputProps(`${path}.to`)} />
      </SimpleGrid>
      <Textarea
        label={texts.description}
        description={texts.descriptionHint}
        minRows={3}
        maxRows={12}
        maxLength={limits.description}
        {...form.getInputProps(`${path}.description`)}
      />
    </Stack>
  );
}
