import { Center, Group, Loader, Stack, Text } from '@mantine/core';
import { IconCheck, IconCircleDashed, IconFileDescription } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { GenerationView, LessonProgress } from '#shared/ai/state.ts';
import { runningTexts as texts } from '#shared/texts/ai/ai.ts';
import common from '../../../components/common.module.css';
import { paths } from '../../../lib/paths.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const stateIcons = {
  waiting: <IconCircleDashed {...icon} />,
  writing: <Loader size={16} color="sage" aria-hidden="true" />,
  written: <IconCheck {...icon} />,
  proposed: <IconFileDescription {...icon} />,
};

type LessonListProps = { courseId: string; generation: GenerationView };

export function LessonList({ courseId, generation: { plan, lessons } }: LessonListProps) {
  const states = new Map(lessons.map((lesson) => [lesson.key, lesson]));
  return (
    <Stack component="ol" gap="md" aria-label={texts.lessons}>
      {plan?.modules.map((module) => (
        <li key={module.key}>
          <Text fw={600} className={common.anywhere}>
            {module.title}
          </Text>
          <ol>
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
    <Group
      component="li"
      gap="sm"
      wrap="nowrap"
      py={6}
      className={`${common.lineBottom} ${common.inkLinks}`}
      data-state={state}
    >
      <Center component="span" w={20} flex="none" c={state === 'written' ? 'var(--pg-fit-text)' : 'dimmed'}>
        {stateIcons[state]}
      </Center>
      <Text span flex={1} miw={0} className={common.anywhere}>
        {isOpenable ? <Link to={`${paths.company.course(courseId)}?lesson=${lesson?.lessonId}`}>{title}</Link> : title}
      </Text>
      <Text span c="dimmed" fz={14} flex="none">
        {texts.states[state]}
      </Text>
    </Group>
  );
}
