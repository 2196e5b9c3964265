import { Box, Group, NativeSelect, Skeleton, Table, Text, Title } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { type CountedKind, type CurvePoint, countedKinds, type Span, spanNames } from '#shared/admin/dashboard.ts';
import { adminDashboardTexts as texts } from '#shared/texts/admin/dashboard.ts';
import { dayText } from '#shared/texts/jobs/words.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { monthText } from '#shared/texts/words.ts';
import { AdminFailure } from '../../components/admin-failure.tsx';
import { trpc } from '../../trpc.ts';
import { CurveChart, type CurveStep } from './curve-chart.tsx';
import classes from './dashboard.module.css';

const stepText = (span: Span, from: string): string =>
  span === 'month' ? monthText(from.slice(0, '2026-11'.length)) : dayText(from);

export function CurveSection() {
  const [kind, setKind] = useState<CountedKind>('people');
  const [span, setSpan] = useState<Span>('day');
  const query = trpc.adminDashboard.curve.useQuery({ kind, span }, { placeholderData: keepPreviousData });
  return (
    <Box component="section" aria-label={texts.growth} mb="2.5rem">
      <Group justify="space-between" align="flex-end" mb="lg">
        <Title order={2} size="h3" lh="inherit">
          {texts.growth}
        </Title>
        <Group gap="sm">
          <NativeSelect
            label={texts.kind}
            data={countedKinds.map((value) => ({ value, label: texts.kinds[value] }))}
            value={kind}
            onChange={(event) => setKind(countedKinds.find((one) => one === event.currentTarget.value) ?? 'people')}
          />
          <NativeSelect
            label={texts.span}
            data={spanNames.map((value) => ({ value, label: texts.spans[value] }))}
            value={span}
            onChange={(event) => setSpan(spanNames.find((one) => one === event.currentTarget.value) ?? 'day')}
          />
        </Group>
      </Group>
      {query.isPending && <Skeleton height={260} role="status" aria-label={shellTexts.loading} />}
      {query.isError && query.data === undefined && (
        <AdminFailure error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data !== undefined && (
        <div data-busy={query.isPlaceholderData || undefined}>
          <LoadedCurve points={query.data} kind={kind} span={span} />
        </div>
      )}
    </Box>
  );
}

type LoadedCurveProps = { points: readonly CurvePoint[]; kind: CountedKind; span: Span };

function LoadedCurve({ points, kind, span }: LoadedCurveProps) {
  if (points.every(({ count }) => count === 0)) return <Text c="dimmed">{texts.nothing}</Text>;
  const steps = points.map(({ from, count }) => ({ label: stepText(span, from), count }));
  return (
    <>
      <CurveChart steps={steps} label={texts.chart(texts.kinds[kind], texts.spans[span])} />
      <CurveTable steps={steps} heading={texts.steps[span]} />
    </>
  );
}

const numberFormat = new Intl.NumberFormat('de-DE');

function CurveTable({ steps, heading }: { steps: readonly CurveStep[]; heading: string }) {
  return (
    <details className={classes.details}>
      <Box component="summary" mih={44}>
        {texts.table}
      </Box>
      <Table maw="24rem" mt="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{heading}</Table.Th>
            <Table.Th scope="col" ta="right">
              {texts.added}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {steps.toReversed().map(({ label, count }) => (
            <Table.Tr key={label}>
              <Table.Td>{label}</Table.Td>
              <Table.Td ta="right">{numberFormat.format(count)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </details>
  );
}
