import { Box, Text } from '@mantine/core';
import type { ExplainedView } from '#shared/matching/state.ts';
import { hasUnsureRange } from '#shared/talent-pool/fit-groups.ts';
import { basicValueNames } from '#shared/texts/assessments/basic-values.ts';
import { jobWords } from '#shared/texts/jobs/words.ts';
import { matchTexts, type Voice } from '#shared/texts/matching/match.ts';
import common from '../common.module.css';
import { HyphenatedText } from '../hyphenated-text/hyphenated-text.tsx';
import { isSkill } from './match-figure.ts';
import { type HalfBars, halfBars, type PartBar, type ShownPart } from './part-bars.ts';

const { table: texts } = matchTexts;

type PartTableProps = { match: ExplainedView; voice: Voice };

export function PartTable({ match, voice }: PartTableProps) {
  return (
    <table className={`${common.table} ${common.rowsNarrow}`}>
      <thead>
        <tr>
          <th scope="col">{texts.part}</th>
          <th scope="col">{texts.place[voice]}</th>
          <th scope="col">{texts.points}</th>
        </tr>
      </thead>
      {halfBars(match.parts).map(({ half, bars, ...whole }) => (
        <tbody key={half}>
          {bars.map((bar) => (
            <PartRow key={keyOf(bar)} bar={bar} match={match} voice={voice} />
          ))}
          <HalfRow {...whole} half={half} voice={voice} isMissing={bars.length === 0} />
        </tbody>
      ))}
      <tbody>
        <tr>
          <th scope="row">{texts.sum}</th>
          <td />
          <td>
            <Bar start={0} end={match.match} isSkill />
            <strong>{texts.total(match, voice)}</strong>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

type HalfRowProps = Pick<HalfBars, 'half' | 'points' | 'shared'> & { voice: Voice; isMissing: boolean };

function HalfRow({ half, points, shared, voice, isMissing }: HalfRowProps) {
  const note = isMissing ? texts.missing : shared.length > 0 && texts.sharedNote[voice];
  return (
    <tr>
      <th scope="row">
        {isMissing ? texts.halves[half] : texts.halfSum[half]}
        {note && (
          <Text span display="block" c="dimmed" fz={14} fw={400}>
            {note}
          </Text>
        )}
      </th>
      <td />
      <td>
        <strong>{texts.halfPoints(points, half)}</strong>
      </td>
    </tr>
  );
}

function keyOf({ part }: PartBar): string {
  if (part.kind === 'fewPoints') return part.kind;
  return part.kind === 'skill' ? `skill-${part.skillId}` : part.value;
}

function PartRow({ bar: { part, start, end }, match, voice }: PartTableProps & { bar: PartBar }) {
  const isRequirement = isSkill(part);
  return (
    <tr>
      <th scope="row">
        <HyphenatedText>{nameOf(part, match)}</HyphenatedText>
        <Text span display="block" c="dimmed" fz={14} fw={400}>
          {noteOf(part)}
        </Text>
      </th>
      <td>
        {isRequirement && (
          <>
            <Text span hiddenFrom="sm" c="dimmed">
              {`${texts.place[voice]}: `}
            </Text>
            <span className={common.oneLine}>
              {texts.placeOf(part.rank, match.rankedSkills ?? 0, voice === 'you' && hasUnsureRange(match))}
            </span>
          </>
        )}
      </td>
      <td>
        <Bar start={start} end={end} isSkill={isRequirement} />
        {part.points}
      </td>
    </tr>
  );
}

function nameOf(part: ShownPart, { skillNames }: ExplainedView): string {
  if (part.kind === 'fewPoints') return texts.fewPoints;
  return part.kind === 'skill' ? (skillNames[part.skillId] ?? '') : basicValueNames[part.value];
}

function noteOf(part: ShownPart): string {
  if (part.kind === 'skill') return jobWords.weights[part.weight];
  if (part.shared.length > 0) return texts.shared(part.shared);
  return part.kind === 'value' ? texts.value : '';
}

type BarProps = { start: number; end: number; isSkill: boolean };

function Bar({ start, end, isSkill: isFilled }: BarProps) {
  return (
    <Box
      component="svg"
      display="block"
      overflow="visible"
      width="100%"
      height="18"
      style={{ minWidth: '9rem' }}
      aria-hidden="true"
    >
      <rect fill="var(--pg-line)" y="8" width="100%" height="2" />
      <rect
        fill={isFilled ? 'var(--pg-mark-round)' : 'var(--pg-fit-soft)'}
        stroke={isFilled ? 'none' : 'var(--pg-fit-text)'}
        x={`${start}%`}
        y="3"
        width={`${end - start}%`}
        height="12"
        rx="2"
      />
    </Box>
  );
}
