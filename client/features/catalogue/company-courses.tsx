import { Box, Title } from '@mantine/core';
import { useId } from 'react';
import { companyOffersTexts as texts } from '#shared/texts/jobs/board.ts';
import { catalogueTexts } from '#shared/texts/learning/catalogue.ts';
import { MoreButton } from '../../components/more-button/more-button.tsx';
import classes from './catalogue.module.css';
import { CatalogueCard } from './catalogue-card.tsx';
import { useCatalogueList } from './use-catalogue.ts';
import { useOwnProgress } from './use-own-progress.ts';

export function CompanyCourses({ slug }: { slug: string }) {
  const titleId = useId();
  const list = useCatalogueList({ company: slug });
  const courses = list.data?.pages.flatMap((page) => page.courses) ?? [];
  const progress = useOwnProgress(courses);
  if (courses.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Title order={2} size="h3" mb="md" id={titleId}>
        {texts.courses}
      </Title>
      <ul className={classes.cards}>
        {courses.map((course) => (
          <CatalogueCard
            key={course.courseId}
            course={course}
            progress={progress.get(course.courseId)}
            heading="h3"
            hasMaker={false}
          />
        ))}
      </ul>
      <MoreButton list={list} label={catalogueTexts.more} failed={catalogueTexts.moreFailed} />
    </Box>
  );
}
