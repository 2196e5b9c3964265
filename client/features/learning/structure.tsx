import { Box, Flex, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled, IconCircleHalf2 } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ReaderLesson, ReaderModule } from '#shared/publishing/snapshot.ts';
import { progressTexts, courseTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { courseUrl, type Reading } from './course-address.ts';
import type { LessonState } from './lesson-order.ts';
import classes from './structure.module.css';

type StructureProps = {
  modules: readonly ReaderModule[];
  reading: Reading;
  currentId?: string | undefined;
  /** Missing for readers without progress. */
  states?: ReadonlyMap<string, LessonState> | undefined;
  mark?: ((lessonId: string) => ReactNode) | undefined;
  /** The end of the line of a lesson that is not done. */
  fact?: (lesson: ReaderLesson) => ReactNode;
  onChoose?: () => void;
};

export function Structure({ modules, reading, currentId, states, onChoose, ...rest }: StructureProps) {
  const { mark, fact } = rest;
  const list = useRef<HTMLDivElement>(null);
  useScrollIntoView(list, currentId);
  return (
    <Stack component="ol" gap={20} ref={list}>
      {modules.map((module, index) => (
        <li key={module.id}>
          <Group
            gap={10}
            wrap="nowrap"
            align="stretch"
            component="p"
            mb={4}
            px="sm"
            lh={1.35}
            fw={650}
            className={common.anywhere}
          >
            <Text
              span
              miw={states === undefined ? '2.25rem' : '3.5rem'}
              flex="none"
              c="var(--pg-fit-text)"
              className={common.numbers}
            >
              {index + 1}
            </Text>{' '}
            <span>{module.title}</span>
          </Group>
          {module.lessons.length === 0 && (
            <Text px="3.625rem 0.75rem" c="dimmed" fz="sm">
              {texts.noLessons}
            </Text>
          )}
          <ol>
            {module.lessons.map((lesson, place) => (
              <li key={lesson.id}>
                <Flex
                  component={Link}
                  gap={10}
                  c="bright"
                  fz="sm"
                  td="none"
                  className={`${classes.lesson} ${common.hoverGround}`}
                  to={courseUrl(reading, { lesson: lesson.id })}
                  aria-current={lesson.id === currentId ? 'page' : undefined}
                  onClick={onChoose}
                >
                  <LessonRow
                    lesson={lesson}
                    number={`${index + 1}.${place + 1}`}
                    state={states?.get(lesson.id)}
                    isUnderlined={currentId === undefined}
                  />
                  {mark?.(lesson.id)}
                  {(states?.get(lesson.id) ?? 'unread') === 'unread' && fact?.(lesson)}
                </Flex>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </Stack>
  );
}

const icons = { unread: IconCircle, open: IconCircleHalf2, completed: IconCircleCheckFilled };

type LessonRowProps = { lesson: ReaderLesson; number: string; state: LessonState | undefined; isUnderlined: boolean };

function LessonRow({ lesson: { title }, number, state, isUnderlined }: LessonRowProps) {
  const Icon = state && icons[state];
  const words = state && progressTexts.states[state];
  return (
    <>
      {Icon && (
        <Box component="span" flex="none" mt={1} c={state === 'unread' ? 'dimmed' : 'var(--pg-fit-text)'}>
          <Icon size={18} stroke={1.75} aria-hidden="true" />
        </Box>
      )}
      <Text
        span
        miw={state === undefined ? '2.25rem' : '1.75rem'}
        flex="none"
        c="var(--pg-fit-text)"
        className={common.numbers}
      >
        {number}
      </Text>{' '}
      <Box component="span" miw={0} flex={1} className={common.anywhere}>
        <Text span display="block" fz="inherit" td={isUnderlined ? 'underline' : undefined} className={classes.title}>
          {title}
        </Text>{' '}
        {state === 'open' && (
          <Text span display="block" c="dimmed" fz={14} fw={400}>
            {words}
          </Text>
        )}
        {words && state !== 'open' && <VisuallyHidden>{words}</VisuallyHidden>}
      </Box>
    </>
  );
}

function useScrollIntoView(list: RefObject<HTMLElement | null>, currentId: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another lesson is the event
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    const frame = list.current?.closest('[data-scrolls]');
    if (!current || !frame) return;
    const [inner, outer] = [current.getBoundingClientRect(), frame.getBoundingClientRect()];
    if (inner.top < outer.top) frame.scrollTop -= outer.top - inner.top + outer.height / 3;
    else if (inner.bottom > outer.bottom) frame.scrollTop += inner.bottom - outer.bottom + outer.height / 3;
  }, [currentId]);
}
