import { myCoursesTexts as texts } from '#shared/texts/learning/learning.ts';
import { SummaryPart } from '../../components/summary-part/summary-part.tsx';
import { MyCourses, useMyCourses } from './my-courses.tsx';

export function LearningSummary() {
  const { data } = useMyCourses();
  if (data === undefined || data.pages[0]?.courses.length === 0) return null;
  return (
    <SummaryPart title={texts.title}>
      <MyCourses below={2} />
    </SummaryPart>
  );
}
