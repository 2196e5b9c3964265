import { Box, Button, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ReleasePreview } from '#shared/releases/state.ts';
import { releaseFormTexts as texts } from '#shared/texts/releases/release.ts';
import { releaseSummary } from '#shared/texts/releases/release-summary.ts';
import common from '../common.module.css';
import classes from './release-form.module.css';

type ReleaseSummaryProps = {
  preview: ReleasePreview | undefined;
  isChosen: boolean;
  isOpen: boolean;
  onToggle: () => void;
  /** The exact preview. */
  children: ReactNode;
};

/** A few lines that open to the exact preview. */
export function ReleaseSummary({ preview, isChosen, isOpen, onToggle, children }: ReleaseSummaryProps) {
  const [titleId, previewId] = [useId(), useId()];
  const button = useRef<HTMLButtonElement>(null);
  const toggle = () => {
    flushSync(onToggle);
    if (!isOpen) button.current?.scrollIntoView({ block: 'start' });
  };
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <Box component="section" aria-labelledby={titleId} p="0.75rem 1rem" bg="var(--pg-sunken)" bdrs="lg">
      <Box component="h3" lh={1.3} fz="md" fw={600} className={common.anywhere} id={titleId}>
        {texts.summaryTitle}
      </Box>
      {isChosen ? (
        <>
          <Stack component="ul" gap={0} mih="4.5rem" fz="sm" className={common.anywhere}>
            {preview !== undefined && releaseSummary(preview).map((line) => <li key={line}>{line}</li>)}
          </Stack>
          <Button
            ref={button}
            className={classes.toggle}
            mt={4}
            size="compact-sm"
            variant="default"
            rightSection={<Chevron size={16} aria-hidden="true" />}
            aria-expanded={isOpen}
            aria-controls={previewId}
            onClick={toggle}
          >
            {isOpen ? texts.less : texts.all}
          </Button>
        </>
      ) : (
        <Text c="dimmed" fz="sm">
          {texts.notChosen}
        </Text>
      )}
      <Box id={previewId} hidden={!isChosen || !isOpen} mt="md">
        {isChosen && isOpen && children}
      </Box>
    </Box>
  );
}
