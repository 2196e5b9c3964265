import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { courseStatuses } from '#shared/courses/visibility.ts';
import { adminCoursesTexts } from '#shared/texts/admin/courses.ts';
import { courseStateTexts } from '#shared/texts/courses/courses.ts';
import { CourseStateBadge } from './course-badges.tsx';

const wordsOf = (course: Parameters<typeof CourseStateBadge>[0]['course']): string =>
  renderToStaticMarkup(createElement(MantineProvider, null, createElement(CourseStateBadge, { course })))
    .replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ')
    .trim();

test.each(courseStatuses)('a course in the state %s that staff took down shows only the take-down', (status) => {
  const taken = { status, isTakenDown: true };
  expect([wordsOf(taken), adminCoursesTexts.stateOf(taken)]).toEqual(['Gesperrt', 'Gesperrt']);
  const own = { status, isTakenDown: false };
  const words = courseStateTexts.statuses[status];
  expect([wordsOf(own), adminCoursesTexts.stateOf(own)]).toEqual([words, words]);
});
