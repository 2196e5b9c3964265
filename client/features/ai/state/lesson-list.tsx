import { Box, Group, Loader, Stack } from '@mantine/core';
import { IconCheck, IconCircleDashed, IconFileDescription } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { GenerationView, LessonProgress } from '#shared/ai/state.ts';
import { runningTexts as texts } from '#shared/texts/ai/ai.ts';
import { look } from '../../../components/look/look.ts';
import { paths } from '../../../lib/paths.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const stateIcons = {
  waiting: <IconCircleDashed {...icon} />,
  writing: <Loader size={16} color="sage" aria-hidden="true" />,
  written: <IconCheck {...icon} />,
  proposed: <IconFileDescription {...icon} />,
};

type LessonListProps = { courseId: string; generation: GenerationView };

/** The lessons of the plan, each with what has become of it. */
export function LessonList({ courseId, generation: { plan, lessons } }: LessonListProps) {
  const states = new Map(lessons.map((lesson) => [lesson.key, lesson]));
  return (
    <Stack component="ol" gap="md" className={look('unlisted')} aria-label={texts.lessons}>
      {plan?.modules.map((module) => (
        <li key={module.key}>
          <p className={look('strong', 'anywhere')}>{module.title}</p>
          <ol className={look('unlisted')}>
            {module.lessons.map(({ key, title }) => (
              <Row key={key} courseId={courseId} title={title} lesson={states.get(key)} />
            ))}
          </ol>
        </li>
      ))}
    </Stack>
  );
}

type RowProps = { courseId: string; title: string; lesson: LessonProgress | undefined };

function Row({ courseId, title, lesson }: RowProps) {
  const state = lesson?.state ?? 'waiting';
  const isOpenable = state === 'written' && typeof lesson?.lessonId === 'string';
  return (
    <Group component="li" gap="sm" wrap="nowrap" py={6} className={look('lineBottom', 'inkLinks')} data-state={state}>
      <Box component="span" w={20} className={look('centred', 'rigid', state === 'written' ? 'good' : 'muted')}>
        {stateIcons[state]}
      </Box>
      <span className={look('grow', 'narrowable', 'anywhere')}>
        {isOpenable ? <Link to={`${paths.company.course(courseId)}?lesson=${lesson?.lessonId}`}>{title}</Link> : title}
      </span>
      <span className={look('muted', 'fine', 'rigid')}>{texts.states[state]}</span>
    </Group>
  );
}
