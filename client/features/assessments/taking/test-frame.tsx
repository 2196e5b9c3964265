import { Skeleton, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { testScreenTexts } from '#shared/texts/assessments/assessments.ts';
import { LoadingShape } from '../../../components/loading-shape.tsx';
import { look } from '../../../components/look/look.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './test-frame.module.css';
import { TestNotes } from './test-notes.tsx';

type TestFrameProps = {
  children: ReactNode;
  /** Where one is, in words. */
  place?: ReactNode;
  /** The same as a line. */
  bar?: ReactNode;
  status?: ReactNode;
};

/** A screen of a test: a way out, where one is, whether all is stored; and below it nothing but the question. */
export function TestFrame({ children, place, bar, status }: TestFrameProps) {
  return (
    <Stack gap={0} className={look('screenHigh')}>
      <div className={`${classes.top} ${look('page', 'middle', 'stack', 'full', 'cols16', 'rows2')}`}>
        <Link
          className={`${classes.back} ${look('inlineRow', 'atStart', 'muted', 'small', 'strong', 'undecorated', 'roundSm', 'finger', 'gap8')}`}
          to={paths.tests}
          aria-label={testScreenTexts.backLabel}
        >
          <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
          {testScreenTexts.back}
        </Link>
        <div className={`${classes.place} ${look('small', 'numbers')}`}>{place}</div>
        <div className={classes.status}>{status}</div>
        {bar && <div className={classes.bar}>{bar}</div>}
      </div>
      <Stack gap={0} className={`${classes.body} ${look('full', 'grow', 'mid')}`}>
        <TestNotes />
        {children}
      </Stack>
    </Stack>
  );
}

/** A question and its answers while they load. */
export const TestSkeleton = ({ title }: { title: string }) => (
  <TestFrame bar={<Skeleton height={4} radius={2} />}>
    <LoadingShape kind="cards" label={`${title}: ${testScreenTexts.loading}`} />
  </TestFrame>
);
