import { Box, Text } from '@mantine/core';
import type { ExplainedView } from '#shared/matching/state.ts';
import { jobWords } from '#shared/texts/jobs/words.ts';
import { sharedValuesText, type Voice } from '#shared/texts/matching/match.ts';
import { matchReasonTexts } from '#shared/texts/matching/match-reasons.ts';
import common from '../common.module.css';
import { HyphenatedText } from '../hyphenated-text/hyphenated-text.tsx';
import { placeDoubt, sharedValues } from './match-figure.ts';
import { type HalfBars, halfBars, type PartBar } from './part-bars.ts';
import classes from './part-table.module.css';

const { table: texts } = matchReasonTexts;

type PartTableProps = { match: ExplainedView; voice: Voice };

export function PartTable({ match, voice }: PartTableProps) {
  return (
    <table className={`${classes.parts} ${common.table} ${common.rowsNarrow}`}>
      <thead>
        <tr>
          <th scope="col">{texts.part}</th>
          <th scope="col">{texts.place[voice]}</th>
          <th scope="col">{texts.points}</th>
        </tr>
      </thead>
      {halfBars(match.parts).map((half) => (
        <tbody key={half.half}>
          {half.bars.map((bar) => (
            <PartRow key={bar.part.skillId} bar={bar} match={match} voice={voice} />
          ))}
          <HalfRow half={half} match={match} voice={voice} />
        </tbody>
      ))}
      <tbody>
        <tr>
          <th scope="row">{texts.sum}</th>
          <td className={classes.place} />
          <td>
            <Bar start={0} end={match.match} isSkill />
            <strong>{texts.total(match, voice)}</strong>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

type HalfRowProps = PartTableProps & { half: HalfBars };

/** The sum of a half, or the half itself if nothing in it has a row. */
function HalfRow({ half: { half, start, points, bars, isMissing }, match }: HalfRowProps) {
  const isWhole = bars.length === 0;
  const note = isMissing ? texts.missing : isWhole && sharedValuesText(sharedValues(match));
  const whole = isMissing ? texts.halves[half] : texts.valueFit(match);
  return (
    <tr>
      <th scope="row">
        <span>{isWhole ? whole : texts.skillSum}</span>
        {note && <Note text={note} />}
      </th>
      <td className={classes.place} />
      <td>
        {isWhole && <Bar start={start} end={start + points} isSkill={half === 'skills'} />}
        <strong>{texts.halfPoints(points, half)}</strong>
      </td>
    </tr>
  );
}

const Note = ({ text }: { text: string }) => (
  <Text span display="block" c="dimmed" fz={14} fw={400} className={classes.note}>
    {text}
  </Text>
);

function PartRow({ bar: { part, start, end }, match, voice }: PartTableProps & { bar: PartBar }) {
  return (
    <tr>
      <th scope="row">
        <span>
          <HyphenatedText>{match.skillNames[part.skillId] ?? ''}</HyphenatedText>
        </span>
        <Note text={jobWords.weights[part.weight]} />
      </th>
      <td className={classes.place}>
        <Text span hiddenFrom="sm" c="dimmed">
          {`${texts.place[voice]}: `}
        </Text>
        <span className={common.oneLine}>
          {texts.placeOf(part.rank, match.rankedSkills ?? 0, voice === 'you' ? placeDoubt(match, part) : undefined)}
        </span>
      </td>
      <td>
        <Bar start={start} end={end} isSkill />
        <span>{texts.pointsOf(part.points, part.most)}</span>
      </td>
    </tr>
  );
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
      className={classes.bar}
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
