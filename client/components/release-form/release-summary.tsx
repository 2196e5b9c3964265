import { Box, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { releaseFormTexts as texts } from '#shared/texts/releases/release.ts';
import common from '../common.module.css';
import { SheetToggle } from './sheet-toggle.tsx';

type ReleaseSummaryProps = {
  title: string;
  /** Null before the person has chosen what to show. */
  lines: readonly string[] | null;
  isOpen: boolean;
  /** Scrolls until the lines are visible. */
  comesIntoView?: boolean;
  onToggle: () => void;
  /** The exact preview. */
  children: ReactNode;
};

/** Leaves space for the sticky foot, on a phone also for the sentence on the end date. */
export const aboveFoot = { scrollMarginBottom: 'max(8rem, 16rem - 16vw)' } as const;

/** On wide screens the toggle is beside the title, which saves a line. */
const toggleCorner = { pos: { base: 'static', sm: 'absolute' }, top: 12, right: 16 } as const;
const besideToggle = { pe: { base: 0, sm: '9rem' } } as const;

/** A few lines that open to the exact preview. */
export function ReleaseSummary({
  title,
  lines,
  isOpen,
  comesIntoView = false,
  onToggle,
  children,
}: ReleaseSummaryProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (comesIntoView) section.current?.scrollIntoView({ block: 'nearest' });
  }, [comesIntoView]);
  const [titleId, previewId] = [useId(), useId()];
  return (
    <Box
      component="section"
      ref={section}
      aria-labelledby={titleId}
      pos="relative"
      p="0.75rem 1rem"
      bg="var(--pg-sunken)"
      bdrs="lg"
      style={aboveFoot}
    >
      <Box component="h3" lh={1.3} fz="md" fw={600} className={common.anywhere} id={titleId}>
        {title}
      </Box>
      {lines !== null ? (
        <>
          <Stack
            component="ul"
            gap={4}
            mt={4}
            mb="xs"
            ps={20}
            mih="4.5rem"
            fz="sm"
            lh={1.4}
            className={`${common.bulleted} ${common.anywhere}`}
          >
            {lines.map((line, index) => (
              <li key={line}>
                <Text span {...(index === 0 && besideToggle)} inherit lineClamp={4}>
                  {line}
                </Text>
              </li>
            ))}
          </Stack>
          <Box {...toggleCorner}>
            <SheetToggle isOpen={isOpen} controls={previewId} onToggle={onToggle}>
              {isOpen ? texts.less : texts.all}
            </SheetToggle>
          </Box>
        </>
      ) : (
        <Text c="dimmed" fz="sm">
          {texts.notChosen}
        </Text>
      )}
      <Box id={previewId} hidden={lines === null || !isOpen} mt="md">
        {lines !== null && isOpen && children}
      </Box>
    </Box>
  );
}
