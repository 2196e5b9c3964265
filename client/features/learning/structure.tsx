import { Flex, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ReaderLesson, ReaderModule } from '#shared/publishing/snapshot.ts';
import { progressTexts, courseTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { courseUrl, type Reading } from './course-address.ts';
import classes from './structure.module.css';

type StructureProps = {
  modules: readonly ReaderModule[];
  reading: Reading;
  currentId?: string | undefined;
  lessonsDone: readonly string[];
  /** Ids of lessons with an open question. */
  open?: ReadonlySet<string>;
  mark?: ((lessonId: string) => ReactNode) | undefined;
  /** The end of the line of a lesson that is not done. */
  fact?: (lesson: ReaderLesson) => ReactNode;
  onChoose?: () => void;
};

export function Structure({ modules, reading, currentId, lessonsDone, onChoose, ...rest }: StructureProps) {
  const { open, mark, fact } = rest;
  const list = useRef<HTMLDivElement>(null);
  useScrollIntoView(list, currentId);
  const done = new Set(lessonsDone);
  const isOpen = ({ id }: ReaderLesson) => done.has(id) && open?.has(id) === true;
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
            <Text span miw="2.25rem" flex="none" c="var(--pg-fit-text)" className={common.numbers}>
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
                  <Text span miw="2.25rem" flex="none" c="var(--pg-fit-text)" className={common.numbers}>
                    {index + 1}.{place + 1}
                  </Text>{' '}
                  <Text
                    span
                    miw={0}
                    flex={1}
                    td={currentId === undefined ? 'underline' : undefined}
                    className={`${common.anywhere} ${classes.title}`}
                  >
                    {lesson.title}
                    {isOpen(lesson) && (
                      <Text span display="inline-block" w="100%" fz={14} fw={600}>
                        {progressTexts.lessonOpen}
                      </Text>
                    )}
                  </Text>
                  {mark?.(lesson.id)}
                  {done.has(lesson.id) ? !isOpen(lesson) && <Done /> : fact?.(lesson)}
                </Flex>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </Stack>
  );
}

const Done = () => (
  <Text span flex="none" c="var(--pg-fit-text)">
    <IconCheck size={18} stroke={2.25} aria-hidden="true" />
    <VisuallyHidden>{progressTexts.lessonDone}</VisuallyHidden>
  </Text>
);

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
