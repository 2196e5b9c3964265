import { Box } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { QualitySignal, RunQuality } from '#shared/assessments/state.ts';
import { resultWords, qualityTexts as texts } from '#shared/texts/results.ts';
import { paths } from '../../../app/paths.ts';
import { look } from '../../../components/look/look.ts';

/** Nothing while there is nothing to say. Explains before anybody else sees it, offers to repeat, never rejects. */
export function QualityNote({ quality }: { quality: RunQuality }) {
  const titleId = useId();
  if (quality.signals.length === 0) return null;
  const { title, text } = quality.isReliable ? texts.reliable : texts.limited;
  return (
    <Box
      component="section"
      mb="2.5rem"
      p="1.25rem 1.5rem 1.375rem"
      className={look('reading', 'fit', 'amber')}
      aria-labelledby={titleId}
    >
      <Box component="h2" mb="xs" lh={1.25} className={look('heading', 'step1')} id={titleId}>
        {title}
      </Box>
      <Box component="ul" mb="xs" ps={20} className={look('bulleted')}>
        {quality.signals.map((signal) => (
          <li key={signal}>{texts.signals[signal](countOf(quality, signal))}</li>
        ))}
      </Box>
      <p className={look('inheritLinks')}>
        {text} <Link to={paths.tests}>{resultWords.repeat}</Link>
      </p>
    </Box>
  );
}

function countOf(quality: RunQuality, signal: QualitySignal): number {
  return signal === 'fast' ? quality.fastGroups : quality.untouchedGroups;
}
