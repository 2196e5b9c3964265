import { Box, Group } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { OriginMarks } from '#shared/publishing/snapshot.ts';
import { originTexts as texts } from '#shared/texts/ai/origin.ts';
import common from '../common.module.css';

export function OriginLine({ isGenerated, source }: OriginMarks) {
  return (
    <Group component="p" gap={8} c="dimmed" fz="xs">
      {isGenerated === true && (
        <Group component="span" gap={4} wrap="nowrap" display="inline-flex">
          <IconSparkles size={14} stroke={1.75} aria-hidden="true" />
          {texts.marks.service}
        </Group>
      )}
      {source !== undefined && <SourceLabel source={source} />}
    </Group>
  );
}

function SourceLabel({ source }: { source: NonNullable<OriginMarks['source']> }) {
  const label = <span className={common.anywhere}>{texts.source(source)}</span>;
  if (source.url === null) return label;
  return (
    <Box component="a" href={source.url} target="_blank" rel="noopener" c="inherit" className={common.link}>
      {label}
    </Box>
  );
}
