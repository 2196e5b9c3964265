import { myCoursesTexts as texts } from '#shared/texts/learning/learning.ts';
import { OverviewSection } from '../../components/overview-section/overview-section.tsx';
import { MyCourses, useMyCourses } from './my-courses.tsx';

export function LearningSummary() {
  const { data } = useMyCourses();
  if (data === undefined || data.pages[0]?.courses.length === 0) return null;
  return (
    <OverviewSection title={texts.title}>
      <MyCourses />
    </OverviewSection>
  );
}
