import { Box } from '@mantine/core';
import { pathTexts as texts } from '#shared/texts/matching/discover.ts';
import { look } from '../../components/look/look.ts';
import { MyCourses } from '../../features/learning/my-courses.tsx';
import { DevelopmentPath } from '../../features/matching/development-path.tsx';

/** What would bring the person further, then what they have begun. */
export function CoursesTab() {
  return (
    <>
      <DevelopmentPath />
      <Box component="section" mt="clamp(3rem, 7vw, 5rem)" aria-labelledby="eigene-kurse">
        <Box component="h2" mb="lg" lh={1.25} className={look('heading', 'step2')} id="eigene-kurse">
          {texts.own}
        </Box>
        <MyCourses below={2} />
      </Box>
    </>
  );
}
