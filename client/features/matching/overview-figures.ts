import type { MatchingOverview } from '#shared/matching/state.ts';
import { dashboardTexts } from '#shared/texts/assessments/dashboard.ts';

const { figures: texts } = dashboardTexts;

type Figure = { value: number | null; note: string };

export function overviewFigures(overview: MatchingOverview | 'failed'): { courses: Figure; jobs: Figure } {
  if (overview === 'failed') {
    const failed = { value: null, note: texts.failed };
    return { courses: failed, jobs: failed };
  }
  const { pathCourses, begunCourses, completedCourses, matchingJobs, appliedMatching, jobs, missing, unsure } =
    overview;
  return {
    courses: missing.softskills
      ? { value: null, note: texts.afterTest }
      : { value: pathCourses, note: texts.coursesNote(begunCourses, completedCourses) },
    jobs: missing.softskills
      ? { value: null, note: texts.afterTest }
      : { value: matchingJobs, note: texts.jobsNote(jobs, appliedMatching, unsure !== undefined) },
  };
}
