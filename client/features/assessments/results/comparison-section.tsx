import { Box, Group, NativeSelect, Title } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { comparisonTexts as texts } from '#shared/texts/assessments/results.ts';
import { ErrorState } from '../../../components/error-state.tsx';
import { LoadingShape } from '../../../components/loading-shape.tsx';
import { formatDateTime } from '../../../lib/dates.ts';
import { trpc } from '../../../trpc.ts';
import classes from './comparison-section.module.css';
import { ComparisonTable } from './comparison-table.tsx';
import type { Run } from './use-delete-run.ts';

export function ComparisonSection({ runs }: { runs: readonly Run[] }) {
  const titleId = useId();
  const [selection, setSelection] = useState<{ firstId?: string; secondId?: string }>({});
  const known = (id: string | undefined, fallback: Run | undefined) =>
    runs.find((run) => run.resultId === id)?.resultId ?? fallback?.resultId ?? '';
  const firstId = known(selection.firstId, runs[1]);
  const secondId = known(selection.secondId, runs[0]);
  if (runs.length < 2) return null;
  const options = runs.map(({ resultId, createdAt }) => ({ value: resultId, label: formatDateTime(createdAt) }));
  return (
    <Box component="section" mt="clamp(3rem, 7vw, 5rem)" aria-labelledby={titleId}>
      <Title order={2} lts="-0.02em" id={titleId}>
        {texts.title}
      </Title>
      <Box component="p" maw="40rem" mt="sm" mb={20}>
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
    </Box>
  );
}

function Compared({ firstId, secondId }: { firstId: string; secondId: string }) {
  const comparison = trpc.results.compare.useQuery({ firstId, secondId }, { placeholderData: keepPreviousData });
  if (comparison.isPending) return <LoadingShape kind="table" />;
  if (comparison.isError) return <ErrorState onRetry={() => void comparison.refetch()} />;
  return <ComparisonTable comparison={comparison.data} />;
}
