import type { ComponentProps } from 'react';
import ValueTest from '../../features/assessments/values/value-test.tsx';
import { JobsOfValues } from '../../features/matching/jobs-of-values.tsx';

/** The values test, and jobs that share the values of its result. */
export default function ValueTestPage(layouts: Omit<ComponentProps<typeof ValueTest>, 'Jobs'>) {
  return <ValueTest {...layouts} Jobs={JobsOfValues} />;
}
