import { MultiSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { courseLimits } from '#shared/courses/schema.ts';
import { courseSettingsTexts as texts } from '#shared/texts/courses/courses.ts';
import { trpc } from '../../trpc.ts';

type SkillsFieldProps = {
  value: number[];
  isLocked: boolean;
  onChange: (skillIds: number[]) => void;
  error?: ReactNode;
};

export function SkillsField({ value, isLocked, onChange, error }: SkillsFieldProps) {
  const skills = trpc.courses.skills.useQuery(undefined, { staleTime: 300_000 });
  const data = skills.data?.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
  return (
    <MultiSelect
      label={texts.skills}
      description={isLocked ? texts.onlineLocked : texts.skillsHint(courseLimits.skills)}
      placeholder={value.length < courseLimits.skills ? texts.skillsPlaceholder : ''}
      data={data}
      value={skills.data === undefined ? [] : value.map(String)}
      onChange={(chosen) => onChange(chosen.map(Number))}
      disabled={isLocked || skills.data === undefined}
      error={skills.isError ? texts.skillsFailed : error}
      maxValues={courseLimits.skills}
      nothingFoundMessage={texts.skillsEmpty}
      searchable
      clearSearchOnChange
      hidePickedOptions
    />
  );
}
