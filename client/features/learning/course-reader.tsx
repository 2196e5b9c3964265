import { useSearchParams } from 'react-router-dom';
import type { ReadCourse } from '#shared/learning/state.ts';
import type { Reading } from './course-address.ts';
import { PrintView } from './print-view.tsx';
import { ReaderFrame } from './reader-frame.tsx';
import { useLearning } from './use-learning.ts';

type CourseReaderProps = { course: ReadCourse; reading: Reading; onReload: () => Promise<unknown> };

/** The course: its start, one lesson, or everything for the printer. Which one stands in the address. */
export function CourseReader({ course, reading, onReload }: CourseReaderProps) {
  const [params] = useSearchParams();
  const learning = useLearning(reading);
  const reload = () => Promise.all([onReload(), learning.refetch()]);
  const whole = params.get('view') === 'print' ? <PrintView course={course} reading={reading} /> : null;
  const parts = { course, reading, learning, onReload: reload };
  return (
    <ReaderFrame {...parts} slots={noSlots}>
      {whole}
    </ReaderFrame>
  );
}

const noSlots = {};
