import { Box, Group, Title } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { afterCourseTexts, progressTexts as texts } from '#shared/texts/learning/learning.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { signUpPath } from '../../lib/access.ts';
import { paths } from '../../lib/paths.ts';
import type { Learning } from './use-learning.ts';

/** Navigation state of 'Weiter' in the last lesson. The server stores no progress of visitors. */
export const endState = { isAtEnd: true };

export function useIsAtEnd({ reader }: Learning): boolean {
  const state: Partial<typeof endState> | null = useLocation().state;
  return reader === 'visitor' && state?.isAtEnd === true;
}

/** The end of a course for a visitor, with the way to the certificate. */
export function GuestEnd({ questionCount }: { questionCount: number }) {
  const { pathname, search } = useLocation();
  return (
    <Box component="section" mt="lg" maw="var(--pg-reading)" data-screen="" aria-label={texts.lastLesson}>
      <Title order={2} size="h3" mb={4}>
        {texts.lastLesson}
      </Title>
      <p>{texts.lastLessonText(questionCount)}</p>
      <Group gap="0.5rem 1rem" mt="md">
        <LinkButton to={signUpPath(`${pathname}${search}`)} kind="action">
          {texts.signUp}
        </LinkButton>
        <Box ms={-8}>
          <LinkButton to={paths.courses} kind="plain">
            {afterCourseTexts.moreCourses}
          </LinkButton>
        </Box>
      </Group>
    </Box>
  );
}
