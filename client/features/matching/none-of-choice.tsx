import { Box, Button, Group, Title } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { radii } from '#shared/jobs/board.ts';
import type { WorkPreference } from '#shared/matching/work-preference.ts';
import { jobsForResultTexts as texts } from '#shared/texts/matching/discover.ts';
import { workPreferenceTexts } from '#shared/texts/matching/work-preferences.ts';
import common from '../../components/common.module.css';
import { FormError } from '../../components/form-error/form-error.tsx';
import { boardCount } from '../../components/job-filters/board-count.ts';
import { noJobFilter } from '../../components/job-filters/job-filter.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { useWorkPreferences } from '../../components/work-preferences/use-work-preferences.ts';
import { paths } from '../../lib/paths.ts';

type NoneOfChoiceProps = { preference: WorkPreference; onWiden: () => void };

/** Names the choice and offers the changes of it that find a job. */
export function NoneOfChoice({ preference, onWiden }: NoneOfChoiceProps) {
  const { save } = useWorkPreferences();
  const wider = useWiderChoices(preference);
  const [hasFailed, setHasFailed] = useState(false);
  const widen = async (choice: WorkPreference) => {
    setHasFailed(false);
    await save(choice).then(onWiden, () => setHasFailed(true));
  };
  return (
    <Box mb="md" maw="40rem">
      <Title order={3} size="h4" mb="sm" lh={1.25} className={common.anywhere}>
        {workPreferenceTexts.none(preference)}
      </Title>
      <Group gap="sm">
        {wider.map(({ label, choice }) => (
          <Button key={label} variant="default" mih={44} h="auto" py={6} onClick={() => void widen(choice)}>
            {label}
          </Button>
        ))}
        {wider.length === 0 && <LinkButton to={paths.jobs}>{texts.allJobs}</LinkButton>}
      </Group>
      <FormError message={hasFailed ? workPreferenceTexts.failed : null} />
    </Box>
  );
}

/** The smallest radius that finds a job, and all fields of work. */
function useWiderChoices(preference: WorkPreference) {
  const { place, fields } = preference;
  const larger = place === '' ? [] : radii.filter((km) => km > preference.radius);
  const choices = [
    ...larger.map((radius) => ({ ...preference, radius })),
    ...(fields.length === 0 ? [] : [{ ...preference, fields: [] }]),
  ];
  const counts = useQueries({ queries: choices.map((choice) => boardCount(boardFilter(choice))) });
  const found = choices.flatMap((choice, index) => {
    const count = counts[index]?.data?.count ?? 0;
    return count === 0 ? [] : [{ choice, count }];
  });
  const nearest = found.find(({ choice }) => choice.radius > preference.radius);
  const anyField = found.find(({ choice }) => choice.radius === preference.radius);
  return [
    ...(nearest ? [{ choice: nearest.choice, label: texts.wider.radius(nearest.count, nearest.choice.radius) }] : []),
    ...(anyField ? [{ choice: anyField.choice, label: texts.wider.fields(anyField.count) }] : []),
  ];
}

const boardFilter = ({ fields, place, radius }: WorkPreference) =>
  ({ ...noJobFilter, field: fields, place, radius, remote: place === '' ? '' : 'also' }) as const;
