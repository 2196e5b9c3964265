import { Box, Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { courseDashboardTexts as texts } from '#shared/texts/courses.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { paths } from '../../app/paths.ts';
import { look } from '../../components/look/look.ts';
import { trpc } from '../../trpc.ts';
import classes from './course-figures.module.css';

/** How many courses there are, in all and by status; each number leads to them. */
export function CourseFigures() {
  const counts = trpc.courses.counts.useQuery();
  if (counts.isPending) return <FiguresSkeleton />;
  // The list below says that something is wrong; numbers that are not there are no number.
  if (counts.data === undefined) return null;
  const { draft, review, published } = counts.data;
  if (draft + review + published === 0) return null;
  const figures = [
    { label: texts.total, count: draft + review + published, query: '' },
    { label: texts.published, count: published, query: '?status=published' },
    { label: texts.drafts, count: draft, query: '?status=draft' },
    { label: texts.inReview, count: review, query: '?status=review' },
  ];
  return (
    <ul className={`${classes.figures} ${look('unlisted', 'stack', 'two', 'gap12')}`} aria-label={texts.figures}>
      {figures.map(({ label, count, query }) => (
        <li key={label}>
          <Link
            className={`${classes.figure} ${look('stack', 'ink', 'undecorated', 'surface', 'line', 'fit', 'fullHigh', 'hoverLine')}`}
            to={`${paths.company.courses}${query}`}
          >
            <Box component="span" lh={1.1} className={look('heading', 'step4', 'numbers')}>
              {count.toLocaleString('de-DE')}
            </Box>{' '}
            <span className={look('muted')}>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function FiguresSkeleton() {
  return (
    <div
      className={`${classes.figures} ${look('unlisted', 'stack', 'two', 'gap12')}`}
      role="status"
      aria-label={shellTexts.loading}
    >
      {[0, 1, 2, 3].map((figure) => (
        <div
          key={figure}
          className={`${classes.figure} ${look('stack', 'ink', 'undecorated', 'surface', 'line', 'fit', 'fullHigh', 'hoverLine')}`}
        >
          <Skeleton lh={1.1} className={look('heading', 'step4', 'numbers')} height="0.8em" width="1.5ch" my="0.15em" />
          <Skeleton height={16} width="60%" my={4} />
        </div>
      ))}
    </div>
  );
}
