import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { testScreenTexts } from '#shared/texts/assessments.ts';
import { paths } from '../../../app/paths.ts';
import classes from './test-frame.module.css';

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
    <div className={classes.screen}>
      <div className={classes.top}>
        <Link className={classes.back} to={paths.tests} aria-label={testScreenTexts.backLabel}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
          {testScreenTexts.back}
        </Link>
        <div className={classes.place}>{place}</div>
        <div className={classes.status}>{status}</div>
        {bar && <div className={classes.bar}>{bar}</div>}
      </div>
      <div className={classes.body}>{children}</div>
    </div>
  );
}
