import { Flex, Group, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { NamedRequirement } from '#shared/jobs/board.ts';
import { skillWeights } from '#shared/jobs/draft.ts';
import { jobTexts as texts } from '#shared/texts/jobs/board.ts';
import { jobWords } from '#shared/texts/jobs/words.ts';
import common from '../common.module.css';
import { HyphenatedText } from '../hyphenated-text/hyphenated-text.tsx';
import classes from './job-view.module.css';

export function JobSkills({ skills }: { skills: readonly NamedRequirement[] }) {
  const ordered = skills.toSorted((a, b) => b.weight - a.weight);
  return (
    <>
      <Text mb="sm" c="dimmed">
        {texts.skillsNote}
      </Text>
      <ul>
        {ordered.map((skill) => (
          <li key={skill.skillId}>
            <Skill {...skill} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Skill({ name, description, weight }: NamedRequirement) {
  return (
    <details className={`${classes.skill} ${common.lineTop}`}>
      <Flex component="summary" align="center" gap="sm" mih={48} py={8} style={{ cursor: 'pointer' }}>
        <Text span flex={1} miw={0} fw={600} className={common.anywhere}>
          <HyphenatedText>{name}</HyphenatedText>
        </Text>
        <Group component="span" gap="xs" wrap="nowrap" fz={15} className={common.oneLine}>
          <WeightMarks weight={weight} />
          {jobWords.weights[weight]}
        </Group>
        <IconChevronDown className={classes.chevron} size={18} stroke={1.75} aria-hidden="true" />
      </Flex>
      <Text pb="sm" c="dimmed" fz="sm">
        {description}
      </Text>
    </details>
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
          fill={step <= weight ? 'var(--pg-mark-angular)' : 'none'}
          stroke={step <= weight ? 'var(--pg-fit-text)' : 'var(--pg-field-line)'}
        />
      ))}
    </svg>
  );
}
