import { Box, Group } from '@mantine/core';
import type { EditedCourse } from '#shared/editor/state.ts';
import { initialsOf } from '#shared/members/name.ts';
import { authorTexts as texts } from '#shared/texts/courses/editor.ts';
import { look } from '../../../components/look/look.ts';
import { trpc } from '../../../trpc.ts';
import { findLesson } from '../structure/structure.ts';

/** Who else has the course open, and where they are. */
export function Authors({ course }: { course: EditedCourse }) {
  const { courseId } = course;
  const { data: authors = [] } = trpc.editor.authors.useQuery({ courseId }, { refetchInterval: 30_000 });
  if (authors.length === 0) return null;
  return (
    <Group component="ul" gap="0.5rem 0.75rem" align="stretch" aria-label={texts.here}>
      {authors.map(({ userId, name, lessonId }) => {
        const lesson = lessonId === null ? undefined : findLesson(course, lessonId)?.lesson.title;
        const where = lesson === undefined ? texts.somewhere(name) : texts.inLesson(name, lesson);
        return (
          <Group component="li" gap={6} wrap="nowrap" key={userId} className={look('fine')} title={where}>
            <Box
              component="span"
              w="1.75rem"
              h="1.75rem"
              bdrs="0.875rem 0.25rem 0.25rem 0.875rem"
              fz="0.75rem"
              className={look('centred', 'ink', 'bold', 'fitSoft')}
              aria-hidden="true"
            >
              {initialsOf(namesIn(name))}
            </Box>
            <span>{name}</span>
          </Group>
        );
      })}
    </Group>
  );
}

function namesIn(name: string) {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.at(-1) ?? '', email: '' };
}
