import { Box } from '@mantine/core';
import { useId } from 'react';
import { companyOffersTexts as texts } from '#shared/texts/jobs/board.ts';
import { catalogueTexts } from '#shared/texts/learning/catalogue.ts';
import { look } from '../../components/look/look.ts';
import { MoreButton } from '../../components/more-button/more-button.tsx';
import classes from './catalogue.module.css';
import { CatalogueCard } from './catalogue-card.tsx';
import { useCatalogueList } from './use-catalogue.ts';

/** The public courses of a company, on its own page; nothing where it has none or they cannot be had. */
export function CompanyCourses({ slug }: { slug: string }) {
  const titleId = useId();
  const list = useCatalogueList({ company: slug });
  const courses = list.data?.pages.flatMap((page) => page.courses) ?? [];
  if (courses.length === 0) return null;
  return (
    <Box component="section" mt={48} pt="xl" className={look('lineTop')} aria-labelledby={titleId}>
      <Box component="h2" mb="md" lh={1.25} className={look('heading', 'step2')} id={titleId}>
        {texts.courses}
      </Box>
      <ul className={`${classes.cards} ${look('unlisted', 'stack', 'gap20')}`}>
        {courses.map((course) => (
          <CatalogueCard key={course.courseId} course={course} heading="h3" />
        ))}
      </ul>
      <MoreButton list={list} label={catalogueTexts.more} failed={catalogueTexts.moreFailed} />
    </Box>
  );
}
