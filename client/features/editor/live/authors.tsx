import type { EditedCourse } from '#shared/editor/state.ts';
import { initialsOf } from '#shared/members/name.ts';
import { authorTexts as texts } from '#shared/texts/editor.ts';
import { trpc } from '../../../trpc.ts';
import classes from '../editor.module.css';
import { findLesson } from '../structure/structure.ts';

/** Who else has the course open, and where they are. */
export function Authors({ course }: { course: EditedCourse }) {
  const { courseId } = course;
  const { data: authors = [] } = trpc.editor.authors.useQuery({ courseId }, { refetchInterval: 30_000 });
  if (authors.length === 0) return null;
  return (
    <ul className={classes.authors} aria-label={texts.here}>
      {authors.map(({ userId, name, lessonId }) => {
        const lesson = lessonId === null ? undefined : findLesson(course, lessonId)?.lesson.title;
        const where = lesson === undefined ? texts.somewhere(name) : texts.inLesson(name, lesson);
        return (
          <li key={userId} className={classes.author} title={where}>
            <span className={classes.initials} aria-hidden="true">
              {initialsOf(namesIn(name))}
            </span>
            <span>{name}</span>
          </li>
        );
      })}
    </ul>
  );
}

function namesIn(name: string) {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.at(-1) ?? '', email: '' };
}
