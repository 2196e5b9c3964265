import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ReaderModule } from '#shared/publishing/snapshot.ts';
import { progressTexts, courseTexts as texts } from '#shared/texts/learning.ts';
import { addressIn, type Reading } from './course-address.ts';
import classes from './structure.module.css';

type StructureProps = {
  modules: readonly ReaderModule[];
  reading: Reading;
  /** The lesson being read. */
  currentId?: string | undefined;
  lessonsDone: readonly string[];
  onChoose?: () => void;
};

/** Modules and lessons with their numbers, the one being read and those that are done. */
export function Structure({ modules, reading, currentId, lessonsDone, onChoose }: StructureProps) {
  const list = useRef<HTMLOListElement>(null);
  useInSight(list, currentId);
  const done = new Set(lessonsDone);
  return (
    <ol className={classes.modules} ref={list}>
      {modules.map((module, index) => (
        <li key={module.id}>
          <p className={classes.module}>
            <span className={classes.number}>{index + 1}</span> <span>{module.title}</span>
          </p>
          {module.lessons.length === 0 && <p className={classes.nothing}>{texts.noLessons}</p>}
          <ol className={classes.lessons}>
            {module.lessons.map((lesson, place) => (
              <li key={lesson.id}>
                <Link
                  className={classes.lesson}
                  to={addressIn(reading, { lesson: lesson.id })}
                  aria-current={lesson.id === currentId ? 'page' : undefined}
                  onClick={onChoose}
                >
                  <span className={classes.number}>
                    {index + 1}.{place + 1}
                  </span>{' '}
                  <span className={classes.name}>{lesson.title}</span>
                  {done.has(lesson.id) && (
                    <span className={classes.done}>
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
