import { Box, Group, Stack } from '@mantine/core';
import type { NamedRequirement } from '#shared/jobs/board.ts';
import { skillWeights } from '#shared/jobs/draft.ts';
import { jobTexts as texts } from '#shared/texts/jobs/board.ts';
import { jobWords } from '#shared/texts/jobs/words.ts';
import { Jointed } from '../jointed/jointed.tsx';
import { look } from '../look/look.ts';

/** The strengths that the job asks for, the weightiest first. */
export function JobSkills({ skills }: { skills: readonly NamedRequirement[] }) {
  const ordered = skills.toSorted((a, b) => b.weight - a.weight);
  return (
    <>
      <Box component="p" mb="lg" className={look('muted')}>
        {texts.skillsNote}
      </Box>
      <Stack component="ul" gap="md">
        {ordered.map(({ skillId, name, description, weight }) => (
          <li key={skillId}>
            <Group gap="0.25rem 0.75rem" justify="space-between">
              <span className={look('large', 'strong', 'anywhere')}>
                <Jointed>{name}</Jointed>
              </span>
              <Group component="span" gap="xs" wrap="nowrap" className={look('small')}>
                <WeightMarks weight={weight} />
                {jobWords.weights[weight]}
              </Group>
            </Group>
            <Box component="p" mt={2} className={look('muted', 'small')}>
              {description}
            </Box>
          </li>
        ))}
      </Stack>
    </>
  );
}

const markWidth = 14;

/** As many filled forms as the weight; the words stand beside them. */
function WeightMarks({ weight }: { weight: number }) {
  return (
    <svg className={look('rigid')} width={skillWeights.length * markWidth} height="12" aria-hidden="true">
      {skillWeights.map((step) => (
        <rect
          key={step}
          x={(step - 1) * markWidth + 0.5}
          y="0.5"
          width="11"
          height="11"
          rx="2.5"
          fill={step <= weight ? 'var(--pg-job)' : 'none'}
          stroke={step <= weight ? 'var(--pg-fit-text)' : 'var(--pg-field-line)'}
        />
      ))}
    </svg>
  );
}
