import { VisuallyHidden } from '@mantine/core';
import type { CandidateCounts } from '#shared/candidates/state.ts';
import { candidateListTexts } from '#shared/texts/candidates/list.ts';
import { Figures } from '../../components/figures/figures.tsx';
import { dropOnUnmount, isRefused } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

const { counters: texts } = candidateListTexts;

export function CandidateCounters({ jobId }: { jobId: string | null }) {
  const counts = trpc.candidates.counts.useQuery({ jobId }, dropOnUnmount);
  if (counts.isError && (counts.data === undefined || isRefused(counts.error))) return null;
  return <CounterBand counts={counts.data} />;
}

function CounterBand({ counts }: { counts: CandidateCounts | undefined }) {
  const share = (value: number | null | undefined) =>
    value === null ? <NoValue /> : value === undefined ? '\u00a0' : String(value);
  return (
    <Figures
      label={texts.label}
      figures={[
        { label: texts.candidates, figure: counts?.candidates.toLocaleString('de-DE') ?? '\u00a0' },
        { label: termOf(texts.average, counts?.average), figure: share(counts?.average) },
        { label: termOf(texts.top, counts?.top), figure: share(counts?.top) },
      ]}
    />
  );
}

const termOf = (term: string, value: number | null | undefined): string =>
  value === null ? `${term}${texts.fromFive}` : term;

function NoValue() {
  return (
    <>
      <span aria-hidden="true">{texts.none}</span>
      <VisuallyHidden>{texts.noneSpoken}</VisuallyHidden>
    </>
  );
}
