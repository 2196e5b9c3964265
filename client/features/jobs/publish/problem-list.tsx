import { Box, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleDashed } from '@tabler/icons-react';
import { useId } from 'react';
import type { JobProblem } from '#shared/jobs/checklist.ts';
import { jobEditorTexts, jobPublishTexts as texts } from '#shared/texts/jobs/editor.ts';
import common from '../../../components/common.module.css';

type ProblemListProps = {
  title: string;
  text: string;
  problems: readonly JobProblem[];
  isWarning?: boolean;
  onField: (field: JobProblem['field']) => void;
};

export function ProblemList({ title, text, problems, isWarning = false, onField }: ProblemListProps) {
  const titleId = useId();
  const Icon = isWarning ? IconAlertTriangle : IconCircleDashed;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      bdrs="fit"
      bg={isWarning ? 'var(--mantine-color-amber-light)' : 'var(--pg-sunken)'}
    >
      <Box p="md">
        <Box component="h3" mb={4} fz="md" fw={650} id={titleId}>
          {title}
        </Box>
        <Text fz="sm">{text}</Text>
        <Stack component="ul" gap="sm" mt="sm">
          {problems.map(({ field, message }) => (
            <Group component="li" key={`${field} ${message}`} gap="xs" wrap="nowrap" align="flex-start">
              <Icon size={20} stroke={1.75} aria-hidden="true" />
              <Text miw={0} className={common.anywhere}>
                {message}{' '}
                <Box
                  component="button"
                  c="bright"
                  fz="sm"
                  fw={600}
                  ta="start"
                  className={common.link}
                  type="button"
                  onClick={() => onField(field)}
                >
                  {texts.toField(jobEditorTexts.fieldNames[field])}
                </Box>
              </Text>
            </Group>
          ))}
        </Stack>
      </Box>
    </Box>
  );
}
