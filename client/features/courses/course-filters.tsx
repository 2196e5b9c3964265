import { courseLimits } from '#shared/courses/schema.ts';
import { courseListTexts as texts } from '#shared/texts/courses/courses.ts';
import { type TitleFilter, TitleFilters } from '../../components/title-filters.tsx';
import { type StatusFilter, statusFilters } from './use-courses.ts';

export const CourseFilters = ({ typed, setTyped, status, setStatus }: TitleFilter<StatusFilter>) => (
  <TitleFilters
    {...{ texts, typed, setTyped, status, setStatus }}
    maxLength={courseLimits.title}
    statuses={statusFilters}
  />
);
