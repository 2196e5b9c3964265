import { Box, Group, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ReaderModule } from '#shared/publishing/snapshot.ts';
import { progressTexts, courseTexts as texts } from '#shared/texts/learning/learning.ts';
import { look } from '../../components/look/look.ts';
import { addressIn, type Reading } from './course-address.ts';
import classes from './structure.module.css';

type StructureProps = {
  modules: readonly ReaderModule[];
  reading: Reading;
  /** The lesson being read. */
  currentId?: string | undefined;
  lessonsDone: readonly string[];
  /** What else there is to say of a lesson. */
  mark?: ((lessonId: string) => ReactNode) | undefined;
  onChoose?: () => void;
};

/** Modules and lessons with their numbers, the one being read and those that are done. */
export function Structure({ modules, reading, currentId, lessonsDone, mark, onChoose }: StructureProps) {
  const list = useRef<HTMLOListElement>(null);
  useInSight(list, currentId);
  const done = new Set(lessonsDone);
  return (
    <ol className={look('stack', 'gap20')} ref={list}>
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
            className={look('bold', 'anywhere')}
          >
            <Box component="span" miw="2.25rem" className={look('rigid', 'good', 'numbers')}>
              {index + 1}
            </Box>{' '}
            <span>{module.title}</span>
          </Group>
          {module.lessons.length === 0 && (
            <Box component="p" px="3.625rem 0.75rem" className={look('muted', 'small')}>
              {texts.noLessons}
            </Box>
          )}
          <ol>
            {module.lessons.map((lesson, place) => (
              <li key={lesson.id}>
                <Link
                  className={`${classes.lesson} ${look('flex', 'ink', 'small', 'undecorated', 'gap10', 'hoverGround')}`}
                  to={addressIn(reading, { lesson: lesson.id })}
                  aria-current={lesson.id === currentId ? 'page' : undefined}
                  onClick={onChoose}
                >
                  <Box component="span" miw="2.25rem" className={look('rigid', 'good', 'numbers')}>
                    {index + 1}.{place + 1}
                  </Box>{' '}
                  <span className={look('narrowable', 'grow', 'anywhere')}>{lesson.title}</span>
                  {mark?.(lesson.id)}
                  {done.has(lesson.id) && (
                    <span className={look('rigid', 'good')}>
                      <IconCheck size={18} stroke={2.25} aria-hidden="true" />
                      <VisuallyHidden>{progressTexts.lessonDone}</VisuallyHidden>
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

/** Brings the current lesson into sight inside what scrolls around the list, never by moving the page. */
function useInSight(list: RefObject<HTMLElement | null>, currentId: string | undefined): void {
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
