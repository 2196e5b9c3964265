import { Box, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { insightOf } from '#shared/assessments/insight.ts';
import { cutRanked } from '#shared/assessments/ranking.ts';
import type { SoftskillResultView } from '#shared/assessments/state.ts';
import { insightText, profileTexts, qualityTexts, resultWords, saysLikely } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import { ContentSkeleton } from '../../../components/skeleton/content-skeleton.tsx';
import { paths } from '../../../lib/paths.ts';
import { useRepeatPath } from '../../../lib/tests/use-repeat-path.ts';
import { RepeatLink, UnsureResultText } from '../overview/open-repeat.tsx';
import { placeholderResult } from './placeholder-results.ts';
import { QualityHint, QualityReasons } from './quality-note.tsx';
import { SkillLanes } from './skill-lanes.tsx';

export const topFiveCount = 5;

/** The sentence and the five strongest skills; bands of an unsure result say little and stay in the details. */
export function ResultSummary({ result, repeatKind = 'action' }: Omit<ResultSentenceProps, 'isSmall'>) {
  return (
    <>
      <ResultSentence result={result} repeatKind={repeatKind} />
      {result.quality.isReliable && (
        <Box mt="lg">
          <TopLanes result={result} />
          <QualityHint quality={result.quality} />
        </Box>
      )}
    </>
  );
}

/** Sentence and five lanes call a place likely. */
export function isCalledLikely(result: SoftskillResultView): boolean {
  const insight = insightOf(result);
  const { shown } = cutRanked(result.skills, topFiveCount, result.tiedBeyond);
  const lanes = shown.map(({ low, high }) => resultWords.likely(low, high));
  return saysLikely(insight === null ? lanes : [insightText(insight), ...lanes]);
}

export function TopLanes({ result }: { result: SoftskillResultView }) {
  const { shown, tied } = cutRanked(result.skills, topFiveCount, result.tiedBeyond);
  return (
    <>
      <SkillLanes skills={shown} of={result.totalSkills} />
      {tied > 0 && (
        <Text mt="sm" c="dimmed" fz="sm">
          {resultWords.tiedSkills(tied)}
        </Text>
      )}
    </>
  );
}

export const ResultSummarySkeleton = () => (
  <ContentSkeleton>
    <ResultSummary result={placeholderResult} />
  </ContentSkeleton>
);

type ResultSentenceProps = {
  result: SoftskillResultView;
  isSmall?: boolean;
  /** Kind of the link that repeats an unsure test. */
  repeatKind?: 'action' | 'plain';
};

export function ResultSentence({ result, isSmall = false, repeatKind = 'action' }: ResultSentenceProps) {
  const insight = insightOf(result);
  const sentences = insight === null ? [] : insightText(insight).split(/(?<=\.) /);
  const [claim, ...caution] = sentences;
  return (
    <div>
      {claim !== undefined && insight !== null && (
        <Text
          maw="40rem"
          lh={1.35}
          fz={isSmall ? 'lg' : 'clamp(1.25rem, 1rem + 1vw, 1.625rem)'}
          className={common.anywhere}
        >
          <Emphasised text={claim} names={insight.names} />
        </Text>
      )}
      {caution.length > 0 && (
        <Text maw="40rem" mt={isSmall ? 4 : 'xs'} c="dimmed">
          {caution.join(' ')}
        </Text>
      )}
      {!result.quality.isReliable && <Unsure result={result} isSmall={isSmall} repeatKind={repeatKind} />}
    </div>
  );
}

type UnsureProps = Required<ResultSentenceProps>;

/** The small form has its action elsewhere on the page. */
function Unsure({ result: { quality, variant }, isSmall, repeatKind }: UnsureProps) {
  const repeatPath = useRepeatPath(variant);
  return (
    <Box mt={isSmall ? 'xs' : 'md'}>
      <UnsureResultText test="softskill">{qualityTexts.unsure}</UnsureResultText>
      {!isSmall && (
        <QualityReasons quality={quality} label={qualityTexts.why}>
          <Box {...(repeatKind === 'plain' && { ms: -8 })}>
            <RepeatLink test="softskill" to={repeatPath} kind={repeatKind}>
              {resultWords.repeat}
            </RepeatLink>
          </Box>
        </QualityReasons>
      )}
    </Box>
  );
}

/** Every other part is a name. */
function Emphasised({ text, names }: { text: string; names: readonly string[] }) {
  let rest = text;
  const parts = names.flatMap((name) => {
    const at = rest.indexOf(name);
    if (at < 0) return [];
    const before = rest.slice(0, at);
    rest = rest.slice(at + name.length);
    return [before, <strong key={name}>{name}</strong>];
  });
  return [...parts, rest];
}

/** Explains bars and points. */
export const ReadingGuide = ({ hasLikely }: { hasLikely: boolean }) => (
  <Box maw="38rem" mb="lg">
    {profileTexts.reading.sentences(hasLikely).map((sentence) => (
      <Text key={sentence} mb="xs">
        {sentence}
      </Text>
    ))}
    <Box
      component={Link}
      display="inline-block"
      c="bright"
      fw={600}
      py="xs"
      className={common.link}
      to={paths.testsMethod}
    >
      {resultWords.aboutTests}
    </Box>
  </Box>
);
