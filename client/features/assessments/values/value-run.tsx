import { Box } from '@mantine/core';
import { valueTexts } from '#shared/texts/assessments/assessments.ts';
import { ProgressBar } from '../taking/progress-bar.tsx';
import { SaveStatus } from '../taking/save-status.tsx';
import { TestFrame } from '../taking/test-frame.tsx';
import { RunNotice } from '../taking/test-notes.tsx';
import { ChooseStep } from './choose-step.tsx';
import { CompareStep } from './compare-step.tsx';
import { ContradictionStep } from './contradiction-step.tsx';
import { useValueRun, type ValueRunEvents } from './use-value-run.ts';
import type { ValueProgress } from './value-progress.ts';

type ValueRunProps = ValueRunEvents & { initial: ValueProgress; notice: string | null };

export function ValueRun({ initial, notice, ...events }: ValueRunProps) {
  const { run, save, queue, isWaiting, failure, choose, decidePair, goBack } = useValueRun(initial, events);
  const phase = run.step === 'choose' ? 1 : 2;
  const done = run.step === 'contradictions' ? 1 : run.position / Math.max(1, run.pairs.length);
  return (
    <TestFrame
      status={<SaveStatus save={save} resumed={initial.pairs.filter(({ winner }) => winner !== null).length} />}
      place={
        <p>
          <Box component="strong" mr="0.625rem" fw={650}>
            {valueTexts.title}
          </Box>{' '}
          <span>{valueTexts.phase(phase)}</span>
        </p>
      }
      bar={
        <ProgressBar
          value={phase}
          of={2}
          label={valueTexts.phase(phase)}
          segments={[
            { done: phase - 1, weight: 1 },
            { done: phase === 1 ? 0 : done, weight: 3 },
          ]}
        />
      }
    >
      <RunNotice>{notice}</RunNotice>
      {run.step === 'choose' && <ChooseStep run={run} isWaiting={isWaiting} failure={failure} onChoose={choose} />}
      {run.step === 'compare' && <CompareStep run={run} save={save} onDecide={decidePair} onBack={goBack} />}
      {run.step === 'contradictions' && <ContradictionStep token={run.token} queue={queue} save={save} {...events} />}
    </TestFrame>
  );
}
