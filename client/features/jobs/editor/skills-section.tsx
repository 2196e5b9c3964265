import { ActionIcon, Box, Group, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { jobLimits, type SkillRequirement, type SkillWeight, skillWeights } from '#shared/jobs/draft.ts';
import { jobFormTexts as texts } from '#shared/texts/jobs/editor.ts';
import { jobWords } from '#shared/texts/jobs/words.ts';
import common from '../../../components/common.module.css';
import { HyphenatedText } from '../../../components/hyphenated-text/hyphenated-text.tsx';
import { SettingsSection } from '../../../components/settings-section/settings-section.tsx';
import { useFocusAfter } from '../../../lib/hooks.ts';
import { trpc } from '../../../trpc.ts';
import { fieldElementId } from './go-to-field.ts';
import type { JobForm } from './use-job-form.ts';

const weightOptions = skillWeights.map((weight) => ({ value: String(weight), label: jobWords.weights[weight] }));
const initialWeight: SkillWeight = 2;

export function SkillsSection({ form }: { form: JobForm }) {
  const skills = useSkills();
  const requirements = form.values.skills;
  const { rows, add, remove, change } = useSkillRequirements(form);
  const [search, setSearch] = useState('');
  const choose = (value: string | null) => {
    if (value === null) return;
    add(Number(value));
    setSearch('');
  };
  const nameOf = (skillId: number) => skills.data?.find(({ id }) => id === skillId)?.name ?? '…';
  return (
    <SettingsSection {...texts.skills}>
      {requirements.length > 0 && (
        <Stack component="ul" gap="md" aria-label={texts.chosenSkills} ref={rows}>
          {requirements.map((requirement) => (
            <SkillRow
              key={requirement.skillId}
              name={nameOf(requirement.skillId)}
              weight={requirement.weight}
              onWeight={(weight) => change(requirements.map((one) => (one === requirement ? { ...one, weight } : one)))}
              onRemove={() => remove(requirement)}
            />
          ))}
        </Stack>
      )}
      <div>
        <Select
          id={fieldElementId('skills')}
          label={texts.addSkill}
          placeholder={texts.skillPlaceholder}
          data={(skills.data ?? [])
            .filter(({ id }) => !requirements.some(({ skillId }) => skillId === id))
            .map(({ id, name }) => ({ value: String(id), label: name }))}
          value={null}
          onChange={choose}
          searchValue={search}
          onSearchChange={setSearch}
          error={skills.isError ? texts.skillsFailed : form.errors['skills']}
          disabled={skills.data === undefined || requirements.length >= jobLimits.skills.max}
          nothingFoundMessage={texts.skillsEmpty}
          searchable
          maw="24rem"
        />
        <Text mt={6} c="dimmed" fz={14} className={common.numbers} role="status">
          {texts.skillsCount(requirements.length)}
          {requirements.length >= jobLimits.skills.max && `. ${texts.skillsFull}`}
        </Text>
      </div>
    </SettingsSection>
  );
}

function useSkillRequirements(form: JobForm) {
  const rows = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter();
  const change = (next: SkillRequirement[]) => form.setFieldValue('skills', next);
  const add = (skillId: number) => {
    const next = [...form.getValues().skills, { skillId, weight: initialWeight }];
    if (next.length >= jobLimits.skills.max)
      focusAfter(() => rows.current?.querySelector<HTMLElement>(':scope > li:last-child input:checked'));
    change(next);
  };
  const remove = ({ skillId }: SkillRequirement) => {
    const { skills } = form.getValues();
    const index = skills.findIndex((one) => one.skillId === skillId);
    focusAfter(() => {
      const buttons = rows.current?.querySelectorAll<HTMLElement>(':scope > li button') ?? [];
      return buttons[index] ?? buttons[index - 1] ?? document.getElementById(fieldElementId('skills'));
    });
    change(skills.toSpliced(index, 1));
  };
  return { rows, add, remove, change };
}

type SkillRowProps = {
  name: string;
  weight: SkillWeight;
  onWeight: (weight: SkillWeight) => void;
  onRemove: () => void;
};

function SkillRow({ name, weight, onWeight, onRemove }: SkillRowProps) {
  const choose = (value: string) => {
    const chosen = skillWeights.find((one) => String(one) === value);
    if (chosen !== undefined) onWeight(chosen);
  };
  return (
    <Box component="li" pb="md" className={common.lineBottom}>
      <Group gap="xs" wrap="nowrap" justify="space-between">
        <Text span fw={600} miw={0} className={common.anywhere}>
          <HyphenatedText>{name}</HyphenatedText>
        </Text>
        <ActionIcon size="xl" aria-label={texts.removeSkill(name)} onClick={onRemove}>
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </Group>
      <SegmentedControl
        aria-label={texts.weightOf(name)}
        fullWidth
        size="sm"
        styles={{ label: { minHeight: '2.25rem', alignContent: 'center', paddingInline: '0.25rem' } }}
        data={weightOptions}
        value={String(weight)}
        onChange={choose}
      />
    </Box>
  );
}

export const useSkills = () => trpc.courses.skills.useQuery(undefined, { staleTime: 300_000 });
