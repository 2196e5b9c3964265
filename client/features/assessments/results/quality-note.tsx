import { Box, Flex, Title } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { QualitySignal, RunQuality } from '#shared/assessments/state.ts';
import { qualityTitle, resultWords, qualityTexts as texts } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import { paths } from '../../../lib/paths.ts';

const noteId = 'aussagekraft';

export function QualityHint({ quality }: { quality: RunQuality }) {
  if (quality.signals.length === 0) return null;
  return (
    <Box component="p" mt="sm">
      <NoteLink>{texts.hint}</NoteLink>
    </Box>
  );
}

/** Opens the note about the quality of the run. */
export const NoteLink = ({ children }: { children: string }) => (
  <Flex
    component="a"
    gap="xs"
    align="center"
    display="inline-flex"
    c="bright"
    fw={600}
    mih={44}
    className={common.link}
    href={`#${noteId}`}
  >
    <IconInfoCircle size={20} aria-hidden="true" />
    {children}
  </Flex>
);

export function QualityText({ quality }: { quality: RunQuality }) {
  const { signals, isReliable } = quality;
  const hasSignals = signals.length > 0;
  const advice = isReliable ? texts.reliable.text : texts.limited.text;
  return (
    <Box id={noteId} tabIndex={-1} maw="38rem">
      <Title order={3} size="h4" mb={4} lh={1.25}>
        {qualityTitle(quality)}
      </Title>
      {hasSignals && <Signals quality={quality} />}
      <p className={common.inheritLinks}>
        {hasSignals ? advice : texts.fine} <Link to={paths.tests}>{resultWords.repeat}</Link>
      </p>
    </Box>
  );
}

function Signals({ quality }: { quality: RunQuality }) {
  return (
    <>
      <Box component="h4" mb={2} fw={600} fz="md">
        {texts.signalsTitle}
      </Box>
      <Box component="ul" mb="xs" ps={20} className={common.bulleted}>
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
