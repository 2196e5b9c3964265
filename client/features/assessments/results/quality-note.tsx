import { Box, Button, Group, Title } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { QualitySignal, RunQuality } from '#shared/assessments/state.ts';
import { resultWords, qualityTexts as texts } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import { paths } from '../../../lib/paths.ts';

/** For a reliable result with signals. */
export function QualityHint({ quality }: { quality: RunQuality }) {
  return quality.signals.length === 0 ? null : <QualityReasons quality={quality} label={texts.hint} />;
}

type QualityReasonsProps = {
  quality: RunQuality;
  label: string;
  /** Beside the button. */
  children?: ReactNode;
};

/** Opens the signals of the run right below the button. */
export function QualityReasons({ quality, label, children }: QualityReasonsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const reasonsId = useId();
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <>
      <Group gap="0.25rem 1.25rem" mt="sm">
        {children}
        <Button
          variant="subtle"
          px="xs"
          ms={-10}
          rightSection={<Chevron size={18} aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={reasonsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {label}
        </Button>
      </Group>
      <Box id={reasonsId} hidden={!isOpen} maw="40rem" mt="xs" p="0.75rem 1rem" bg="var(--pg-sunken)" bdrs="fit">
        <Box component="ul" mb="xs" ps={20} className={common.bulleted}>
          {quality.signals.map((signal) => (
            <li key={signal}>
              {texts.signals[signal](countOf(quality, signal))}
              {quality.decisive.includes(signal) && ` ${texts.alone}`}
            </li>
          ))}
        </Box>
        <p>{quality.isReliable ? texts.reliableAdvice : texts.unsureAdvice}</p>
      </Box>
    </>
  );
}

/** For a run without signals. */
export const QualityFine = () => (
  <Box maw="38rem">
    <Title order={3} size="h4" mb={4} lh={1.25}>
      {texts.fineTitle}
    </Title>
    <p className={common.inheritLinks}>
      {texts.fine} <Link to={paths.tests}>{resultWords.repeat}</Link>
    </p>
  </Box>
);

function countOf(quality: RunQuality, signal: QualitySignal): number {
  return signal === 'fast' ? quality.fastGroups : quality.untouchedGroups;
}
