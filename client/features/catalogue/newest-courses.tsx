import { Box, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { myCoursesTexts as texts } from '#shared/texts/learning/learning.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { useWorkPreferences } from '../../components/work-preferences/use-work-preferences.ts';
import { trpc } from '../../trpc.ts';
import classes from './catalogue.module.css';
import { CatalogueCard } from './catalogue-card.tsx';
import { useCatalogueList } from './use-catalogue.ts';

const shownCourses = 2;

/** For people without a begun course whose development path names none, unless a field of work is the reason. */
export function NewestCourses() {
  const titleId = useId();
  const path = trpc.matching.path.useQuery();
  const { preference } = useWorkPreferences();
  const courses = useCatalogueList({}).data?.pages[0]?.courses ?? [];
  if (path.isPending || (path.data?.courses.length ?? 0) > 0) return null;
  if (path.data?.missing.softskills === false && (preference?.fields.length ?? 0) > 0) return null;
  if (courses.length === 0) return <EmptyState title={texts.empty} text={texts.emptyText} />;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Title order={2} size="h3" id={titleId}>
        {texts.empty}
      </Title>
      <Text mt={6} mb="lg" maw="40rem" c="dimmed">
        {texts.emptyText}
      </Text>
      <ul className={classes.cards}>
        {courses.slice(0, shownCourses).map((course) => (
          <CatalogueCard key={course.courseId} course={course} heading="h3" />
        ))}
      </ul>
    </Box>
  );
}
