import { Box, Group, Stack } from '@mantine/core';
import { IconAlertTriangle, IconCircleDashed } from '@tabler/icons-react';
import { useId } from 'react';
import type { JobProblem } from '#shared/jobs/checks.ts';
import { jobEditorTexts, jobPublishTexts as texts } from '#shared/texts/jobs/editor.ts';
import { look } from '../../../components/look/look.ts';

type ProblemListProps = {
  title: string;
  text: string;
  problems: readonly JobProblem[];
  isWarning?: boolean;
  onField: (field: JobProblem['field']) => void;
};

const link = look('ink', 'strong', 'textStart', 'thinLine', 'offset25', 'noPadding', 'noBorder', 'noGround');
const linkText = look('fontInherit', 'underlined', 'thickens', 'pointer', 'small');

/** What was found, each with the way to its field. */
export function ProblemList({ title, text, problems, isWarning = false, onField }: ProblemListProps) {
  const titleId = useId();
  const Icon = isWarning ? IconAlertTriangle : IconCircleDashed;
  return (
    <section aria-labelledby={titleId} className={look('fit', isWarning ? 'amber' : 'sunken')}>
      <Box p="md">
        <Box component="h3" mb={4} className={look('body', 'bold')} id={titleId}>
          {title}
        </Box>
        <p className={look('small')}>{text}</p>
        <Stack component="ul" gap="sm" mt="sm">
          {problems.map(({ field, message }) => (
            <Group component="li" key={`${field} ${message}`} gap="xs" wrap="nowrap" align="flex-start">
              <Icon className={look('rigid')} size={20} stroke={1.75} aria-hidden="true" />
              <p className={look('narrowable', 'anywhere')}>
                {message}{' '}
                <button className={`${link} ${linkText}`} type="button" onClick={() => onField(field)}>
                  {texts.toField(jobEditorTexts.fieldNames[field])}
                </button>
              </p>
            </Group>
          ))}
        </Stack>
      </Box>
    </section>
  );
}
