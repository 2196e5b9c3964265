import { Box, Button } from '@mantine/core';
import { useState } from 'react';
import type { NamedView } from '#shared/releases/view.ts';
import { rangeTexts, candidateViewTexts as texts } from '#shared/texts/candidates/view.ts';
import { look } from '../look/look.ts';
import { RangeBars } from '../range-bars/range-bars.tsx';

/** So many are seen at a glance; the others are one click away, for both sides. */
const firstCount = 8;

/** Strongest first, each with its range. */
export function ViewedSkills({ skills }: { skills: NonNullable<NamedView['skills']> }) {
  const { size, ranked, month } = skills;
  const [isWhole, setIsWhole] = useState(false);
  const isFolded = ranked.length > firstCount + 2;
  return (
    <>
      <Box component="p" mb="md" className={look('muted', 'small')}>
        {texts.skills.text(ranked.length, size, month)}
      </Box>
      <RangeBars
        rows={isWhole || !isFolded ? ranked : ranked.slice(0, firstCount)}
        of={size}
        label={texts.skills.title}
      />
      {isFolded && (
        <Button mt="md" size="sm" variant="default" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? texts.skills.less : texts.skills.all(ranked.length)}
        </Button>
      )}
      <Box component="p" mt="md" maw="40rem" className={look('muted', 'fine')}>
        {rangeTexts.reading}
      </Box>
    </>
  );
}
