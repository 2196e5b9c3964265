import { Skeleton } from '@mantine/core';
import { testsOverviewTexts } from '#shared/texts/assessments.ts';
import { look } from '../../../components/look/look.ts';
import classes from './overview.module.css';

export function OverviewSkeleton() {
  return (
    <div role="status" aria-label={testsOverviewTexts.loading}>
      <Skeleton height={20} width="min(100%, 34rem)" mb={10} />
      <Skeleton height={6} width="min(100%, 34rem)" mb={44} />
      <div className={`${classes.cards} ${look('stack', 'gap24')}`}>
        <Skeleton height={460} radius={20} />
        <Skeleton height={460} radius={20} />
      </div>
    </div>
  );
}
