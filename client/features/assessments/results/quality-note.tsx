import { Box } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { QualitySignal, RunQuality } from '#shared/assessments/state.ts';
import { resultWords, qualityTexts as texts } from '#shared/texts/assessments/results.ts';
import { look } from '../../../components/look/look.ts';
import { paths } from '../../../lib/paths.ts';

const noteId = 'aussagekraft';

/** Stands beside the picture of a run with signals, so that nobody has to find the note by chance. */
export function QualityHint({ quality }: { quality: RunQuality }) {
  if (quality.signals.length === 0) return null;
  return (
    <Box component="p" mt="sm">
      <a className={look('inlineRow', 'ink', 'strong', 'thinLine', 'offset25', 'gap8', 'finger')} href={`#${noteId}`}>
        <IconInfoCircle className={look('rigid')} size={20} aria-hidden="true" />
        {texts.hint}
      </a>
    </Box>
  );
}

/** What the bands and the way of answering say about the result. Explains before anybody else sees it, offers to repeat, never rejects. */
export function QualityNote({ quality }: { quality: RunQuality }) {
  const titleId = useId();
  const { signals, isReliable } = quality;
  const hasSignals = signals.length > 0;
  const limits = isReliable ? texts.reliable : texts.limited;
  return (
    <Box
      component="section"
      mt="clamp(2.5rem, 5vw, 4rem)"
      p="1.25rem 1.5rem 1.375rem"
      className={look('reading', 'fit', hasSignals ? 'amber' : 'sunken')}
      id={noteId}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <Box component="h2" mb="xs" lh={1.25} className={look('heading', 'step1')} id={titleId}>
        {hasSignals ? limits.title : texts.none.title}
      </Box>
      <Box component="p" mb="xs">
        {texts.bands}
      </Box>
      {hasSignals && <Signals quality={quality} />}
      <p className={look('inheritLinks')}>
        {hasSignals ? limits.text : texts.fine} <Link to={paths.tests}>{resultWords.repeat}</Link>
      </p>
    </Box>
  );
}

function Signals({ quality }: { quality: RunQuality }) {
  return (
    <>
      <Box component="h3" mb={2} className={look('strong', 'body')}>
        {texts.signalsTitle}
      </Box>
      <Box component="ul" mb="xs" ps={20} className={look('bulleted')}>
        {quality.signals.map((signal) => (
          <li key={signal}>
            {texts.signals[signal](countOf(quality, signal))}
            {quality.decisive.includes(signal) && ` ${texts.alone}`}
          </li>
        ))}
      </Box>
    </>
  );
}

function countOf(quality: RunQuality, signal: QualitySignal): number {
  return signal === 'fast' ? quality.fastGroups : quality.untouchedGroups;
}
