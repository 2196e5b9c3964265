import { Box, Group, NativeSelect } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { comparisonTexts as texts } from '#shared/texts/assessments/results.ts';
import { ErrorState } from '../../../components/error-state.tsx';
import { Fold } from '../../../components/fold/fold.tsx';
import { LoadingShape } from '../../../components/loading-shape.tsx';
import { formatDateTime } from '../../../lib/dates.ts';
import { trpc } from '../../../trpc.ts';
import classes from './comparison-section.module.css';
import { ComparisonTable } from './comparison-table.tsx';
import type { Run } from './use-delete-run.ts';

export function ComparisonSection({ runs }: { runs: readonly Run[] }) {
  const [selection, setSelection] = useState<{ firstId?: string; secondId?: string }>({});
  const known = (id: string | undefined, fallback: Run | undefined) =>
    runs.find((run) => run.resultId === id)?.resultId ?? fallback?.resultId ?? '';
  const firstId = known(selection.firstId, runs[1]);
  const secondId = known(selection.secondId, runs[0]);
  if (runs.length < 2) return null;
  const options = runs.map(({ resultId, createdAt }) => ({ value: resultId, label: formatDateTime(createdAt) }));
  return (
    <Box mt="clamp(2.5rem, 5vw, 4rem)">
      <Fold title={texts.title}>
        <Box component="p" maw="40rem" mb={20}>
          {texts.text}
        </Box>
        <Group gap="1rem 1.5rem" align="stretch" className={classes.choice}>
          <NativeSelect
            label={texts.first}
            data={options}
            value={firstId}
            onChange={(event) => setSelection({ firstId: event.currentTarget.value, secondId })}
          />
          <NativeSelect
            label={texts.second}
            data={options}
            value={secondId}
            onChange={(event) => setSelection({ firstId, secondId: event.currentTarget.value })}
          />
        </Group>
        {firstId === secondId ? <p role="status">{texts.same}</p> : <Compared firstId={firstId} secondId={secondId} />}
      </Fold>
    </Box>
  );
}

function Compared({ firstId, secondId }: { firstId: string; secondId: string }) {
  const comparison = trpc.results.compare.useQuery({ firstId, secondId }, { placeholderData: keepPreviousData });
  if (comparison.isPending) return <LoadingShape kind="table" />;
  if (comparison.isError) return <ErrorState onRetry={() => void comparison.refetch()} />;
  return <ComparisonTable comparison={comparison.data} />;
}
