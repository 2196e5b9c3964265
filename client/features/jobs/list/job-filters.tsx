import { jobLimits } from '#shared/jobs/draft.ts';
import { jobListTexts as texts } from '#shared/texts/jobs/editor.ts';
import { type TitleFilter, TitleFilters } from '../../../components/title-filters.tsx';
import { type StatusFilter, statusFilters } from './use-jobs.ts';

export const JobFilters = ({ typed, setTyped, status, setStatus }: TitleFilter<StatusFilter>) => (
  <TitleFilters
    {...{ texts, typed, setTyped, status, setStatus }}
    maxLength={jobLimits.title}
    statuses={statusFilters}
  />
);
