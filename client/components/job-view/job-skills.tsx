import { Group, Stack, Text } from '@mantine/core';
import type { NamedRequirement } from '#shared/jobs/board.ts';
import { skillWeights } from '#shared/jobs/draft.ts';
import { jobTexts as texts } from '#shared/texts/jobs/board.ts';
import { jobWords } from '#shared/texts/jobs/words.ts';
import common from '../common.module.css';
import { HyphenatedText } from '../hyphenated-text/hyphenated-text.tsx';

export function JobSkills({ skills }: { skills: readonly NamedRequirement[] }) {
  const ordered = skills.toSorted((a, b) => b.weight - a.weight);
  return (
    <>
      <Text mb="lg" c="dimmed">
        {texts.skillsNote}
      </Text>
      <Stack component="ul" gap="md">
        {ordered.map(({ skillId, name, description, weight }) => (
          <li key={skillId}>
            <Group gap="0.25rem 0.75rem" justify="space-between">
              <Text span fz={17} fw={600} className={common.anywhere}>
                <HyphenatedText>{name}</HyphenatedText>
              </Text>
              <Group component="span" gap="xs" wrap="nowrap" fz="sm">
                <WeightMarks weight={weight} />
                {jobWords.weights[weight]}
              </Group>
            </Group>
            <Text mt={2} c="dimmed" fz="sm">
              {description}
            </Text>
          </li>
        ))}
      </Stack>
    </>
  );
}

const markWidth = 14;

function WeightMarks({ weight }: { weight: number }) {
  return (
    <svg width={skillWeights.length * markWidth} height="12" aria-hidden="true">
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
