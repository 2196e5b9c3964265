import { Box, Group } from '@mantine/core';
import type { ExplainedView } from '#shared/matching/state.ts';
import type { SkillPart } from '#shared/matching/types.ts';
import { jobWords } from '#shared/texts/jobs/words.ts';
import { matchTexts, type Voice } from '#shared/texts/matching/match.ts';
import { ShapeRows } from '../contour-shapes/shape-rows.tsx';
import { contourRows, placeDoubt, sharedValues } from './match-figure.ts';

const { figure: texts } = matchTexts;

const unit = 1.625;

type ContourFigureProps = { match: ExplainedView; voice: Voice };

export function ContourFigure({ match, voice }: ContourFigureProps) {
  const rows = contourRows(match).map(({ part, ...row }) => ({
    ...row,
    name: part === null ? texts.values : (match.skillNames[part.skillId] ?? ''),
    ...noteOf(part, match),
    isStrong: part !== null,
    figure: part === null ? texts.valueFit(match) : texts.place(part.rank, placeDoubt(match, part)),
  }));
  return (
    <Box component="figure" mt="lg">
      <ShapeRows
        label={texts.description(match.required, rows)}
        rows={rows}
        unit={unit}
        columns="min(13rem, 37%) minmax(0, 1fr)"
        person="left"
      />
      <Box component="figcaption" mt="sm" c="dimmed" fz="sm">
        <Group gap="0.25rem 1.25rem">
          <Sample form="person">{texts.left[voice]}</Sample>
          <Sample form="rest">{texts.right}</Sample>
        </Group>
        <Box component="p" mt={4}>
          {match.rankedSkills !== null && texts.places(match.rankedSkills, voice)} {texts.height}
        </Box>
      </Box>
    </Box>
  );
}

function noteOf(part: SkillPart | null, match: ExplainedView): { note?: string } {
  if (part !== null) return { note: jobWords.weights[part.weight] };
  const shared = sharedValues(match).length;
  return shared === 0 ? {} : { note: texts.shared(shared) };
}

function Sample({ form, children }: { form: 'person' | 'rest'; children: string }) {
  return (
    <Group component="span" gap="xs" wrap="nowrap">
      <svg viewBox="0 0 26 16" width="26" height="16" aria-hidden="true">
        {form === 'person' ? (
          <path fill="var(--pg-mark-round)" d="M8 0H26V16H8A8 8 0 0 1 8 0Z" />
        ) : (
          <rect
            {...{ fill: 'var(--pg-sunken)', stroke: 'var(--pg-field-line)' }}
            {...{ x: 0.5, y: 0.5, width: 25, height: 15, rx: 2.5 }}
          />
        )}
      </svg>
      {children}
    </Group>
  );
}
