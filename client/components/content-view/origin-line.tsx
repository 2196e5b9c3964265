import { Group } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { OriginMarks } from '#shared/publishing/snapshot.ts';
import { originTexts as texts } from '#shared/texts/ai/origin.ts';
import { look } from '../look/look.ts';

/** Below a block: that it is generated and nobody had checked it, and where it comes from if the course shows that. */
export function OriginLine({ isGenerated, source }: OriginMarks) {
  return (
    <Group component="p" gap={8} className={look('muted', 'tiny')}>
      {isGenerated === true && (
        <span className={look('inlineRow', 'gap4')}>
          <IconSparkles size={14} stroke={1.75} aria-hidden="true" />
          {texts.mark}
        </span>
      )}
      {source !== undefined && <SourceOf source={source} />}
    </Group>
  );
}

function SourceOf({ source }: { source: NonNullable<OriginMarks['source']> }) {
  const words = <span className={look('anywhere')}>{texts.source(source)}</span>;
  if (source.url === null) return words;
  return (
    <a href={source.url} target="_blank" rel="noopener" className={look('inherit', 'thinLine', 'offset20', 'thickens')}>
      {words}
    </a>
  );
}
