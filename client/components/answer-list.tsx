import type { Answered } from '#shared/applications/state.ts';
import { Fact } from './fact.tsx';
import { look } from './look/look.ts';

/** The questions of a job with what was answered. `none`: what stands where an answer was left out. */
export function AnswerList({ answers, none }: { answers: readonly Answered[]; none: string }) {
  return (
    <dl className={look('stack', 'gap12', 'reading')}>
      {answers.map(({ question, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two questions may be worded the same
        <Fact key={index} term={question}>
          {answer.trim() || none}
        </Fact>
      ))}
    </dl>
  );
}
