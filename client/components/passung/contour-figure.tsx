import { Box, Group } from '@mantine/core';
import type { ExplainedView } from '#shared/matching/state.ts';
import { passungTexts, type Voice } from '#shared/texts/matching/passung.ts';
import { Jointed } from '../jointed/jointed.tsx';
import { look } from '../look/look.ts';
import { TwoShapes } from '../two-shapes/two-shapes.tsx';
import { type ContourRow, contourRows } from './passung-figure.ts';

const { figure: texts } = passungTexts;

/** In rem: two lines of a name find room in the lowest row. */
const unit = 1.25;

type ContourFigureProps = { match: ExplainedView; voice: Voice };

/** What the person has and what the job asks for, as two forms with one edge in common. */
export function ContourFigure({ match, voice }: ContourFigureProps) {
  const rows = contourRows(match);
  const tracks = rows.map(({ height }) => `${height * unit}rem`).join(' ');
  return (
    <Box component="figure" mt="lg">
      <Box
        display="grid"
        className={look('cols16')}
        style={{ gridTemplate: `${tracks} / minmax(0, 1fr) minmax(0, 1.4fr) auto` }}
        role="img"
        aria-label={texts.description(match.required)}
      >
        {rows.map((row, index) => (
          <RowWords key={row.key} row={row} line={index + 1} match={match} />
        ))}
        <Box style={{ gridArea: `1 / 2 / span ${rows.length}` }}>
          <TwoShapes
            className={look('fullHigh')}
            depths={rows.map(({ depth }) => depth)}
            heights={rows.map(({ height }) => height)}
            person="left"
          />
        </Box>
      </Box>
      <Box component="figcaption" mt="sm" className={look('muted', 'small')}>
        <Group gap="0.25rem 1.25rem">
          <Sample form="person">{texts.left[voice]}</Sample>
          <Sample form="job">{texts.right}</Sample>
        </Group>
        <Box component="p" mt={4}>
          {texts.height}
        </Box>
      </Box>
    </Box>
  );
}

type RowWordsProps = { row: ContourRow; line: number; match: ExplainedView };

function RowWords({ row: { part }, line, match }: RowWordsProps) {
  const name = part === null ? texts.values : (match.skillNames[part.skillId] ?? '');
  const figure = part === null ? texts.valueFit(match.valueFit ?? 0) : texts.place(part.rank);
  return (
    <>
      <Box
        lh={1.2}
        className={look('row', 'small', part === null ? 'muted' : 'strong')}
        style={{ gridArea: `${line} / 1` }}
      >
        <span className={look('anywhere')}>
          <Jointed>{name}</Jointed>
        </span>
      </Box>
      <Box className={look('row', 'fine', 'muted', 'numbers', 'oneLine')} style={{ gridArea: `${line} / 3` }}>
        {figure}
      </Box>
    </>
  );
}

/** The key of the figure in its own forms: the round one is the person, the angular one the job. */
function Sample({ form, children }: { form: 'person' | 'job'; children: string }) {
  return (
    <Group component="span" gap="xs" wrap="nowrap">
      <svg className={look('rigid')} viewBox="0 0 26 16" width="26" height="16" aria-hidden="true">
        {form === 'person' ? (
          <path className={look('fillPerson')} d="M8 0H26V16H8A8 8 0 0 1 8 0Z" />
        ) : (
          <rect className={look('fillJob')} width="26" height="16" rx="2.5" />
        )}
      </svg>
      {children}
    </Group>
  );
}
