import { courseDashboardTexts as texts } from '#shared/texts/courses/courses.ts';
import { FigureLinks, FiguresSkeleton } from '../../components/figures/figures.tsx';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';

const those = (status: string): string => `${paths.company.courses}?status=${status}`;

/** How many courses there are, in all and by status; each number leads to them. */
export function CourseFigures() {
  const counts = trpc.courses.counts.useQuery();
  if (counts.isPending) return <FiguresSkeleton count={4} />;
  // The list below says that something is wrong; numbers that are not there are no number.
  if (counts.data === undefined) return null;
  const { draft, review, published, takenDown = 0 } = counts.data;
  const total = draft + review + published + takenDown;
  if (total === 0) return null;
  return (
    <FigureLinks
      label={texts.figures}
      figures={[
        { label: texts.total, count: total, to: paths.company.courses },
        { label: texts.published, count: published, to: those('published') },
        { label: texts.drafts, count: draft, to: those('draft') },
        { label: texts.inReview, count: review, to: those('review') },
        ...(takenDown > 0 ? [{ label: texts.takenDown, count: takenDown, to: those('takenDown') }] : []),
      ]}
    />
  );
}
