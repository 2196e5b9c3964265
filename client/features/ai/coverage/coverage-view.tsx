import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { CoverageView as Coverage } from '#shared/ai/state.ts';
import { partsText } from '#shared/texts/ai/ai.ts';
import { coverageTexts as texts } from '#shared/texts/ai/results.ts';
import common from '../../../components/common.module.css';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { FullScreenSpinner } from '../../../components/loading-shape.tsx';
import { trpc } from '../../../trpc.ts';
import classes from './coverage.module.css';
import { PartDialog, type SelectedPart } from './part-dialog.tsx';
import { SourceMap, stateOf } from './source-map.tsx';

export function CoverageView({ courseId }: { courseId: string }) {
  const query = trpc.ai.coverage.useQuery({ courseId }, { refetchOnMount: 'always' });
  const [selectedPart, setSelectedPart] = useState<SelectedPart | null>(null);
  const { data: sources } = query;
  if (sources === undefined) {
    if (query.isError) return <ErrorState title={texts.loadFailed} onRetry={() => void query.refetch()} />;
    return <FullScreenSpinner />;
  }
  if (sources.length === 0) return <EmptyState title={texts.empty} text={texts.emptyText} />;
  return (
    <Stack gap="xl">
      <div>
        <Box component="p" mb="sm">
          {texts.text}
        </Box>
        <Group component="ul" gap="0.25rem 1.25rem" aria-label={texts.legend}>
          {[0, 1, 2].map((uses) => (
            <Group key={uses} component="li" gap="xs">
              <Text
                span
                w={20}
                mih={20}
                bdrs="sm"
                className={classes.cell}
                data-uses={stateOf(uses)}
                aria-hidden="true"
              />
              {texts.states[stateOf(uses)]}
            </Group>
          ))}
        </Group>
      </div>
      {sources.map((source) => (
        <Source key={source.sourceId} source={source} onChoose={(part) => setSelectedPart({ source, part })} />
      ))}
      <PartDialog courseId={courseId} selectedPart={selectedPart} onClose={() => setSelectedPart(null)} />
    </Stack>
  );
}

function Source({ source, onChoose }: { source: Coverage; onChoose: (part: number) => void }) {
  const used = source.uses.filter((uses) => uses > 0).length;
  return (
    <section aria-label={source.name}>
      <Group gap="0 1rem" mb="xs" align="baseline" className={common.inkLinks}>
        <Title order={2} size="h4">
          {source.name}
        </Title>
        <Text c="dimmed" className={common.numbers}>
          {texts.summary(used, partsText(source.unit, source.uses.length))}
        </Text>
        {source.url !== null && (
          <a href={source.url} target="_blank" rel="noreferrer">
            {texts.openFile}
          </a>
        )}
      </Group>
      <SourceMap source={source} onChoose={onChoose} />
    </section>
  );
}
