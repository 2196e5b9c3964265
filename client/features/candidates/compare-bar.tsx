import { Box, Button, Group, Text } from '@mantine/core';
import { useRef } from 'react';
import { applicationLimits } from '#shared/releases/limits.ts';
import { candidateListTexts } from '#shared/texts/candidates/list.ts';
import common from '../../components/common.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { comparisonPath } from './candidate-address.ts';

const { compare: texts } = candidateListTexts;

type CompareBarProps = { releaseIds: readonly string[]; jobId: string | null; onClear: () => void };

const openBarStyle = {
  pos: 'sticky',
  bottom: 12,
  mt: 'md',
  py: 'sm',
  px: 'md',
  bg: 'var(--pg-surface)',
  bd: '1px solid var(--pg-line)',
  bdrs: 'lg',
  style: { zIndex: 5 },
} as const;

export function CompareBar({ releaseIds, jobId, onClear }: CompareBarProps) {
  const bar = useRef<HTMLElement>(null);
  const isOpen = releaseIds.length > 0;
  const isFull = releaseIds.length >= applicationLimits.comparedCandidates;
  const clear = () => {
    bar.current?.focus({ preventScroll: true });
    onClear();
  };
  return (
    <Box
      component="section"
      ref={bar}
      tabIndex={-1}
      aria-label={texts.bar}
      className={isOpen ? common.shadow : common.unseen}
      {...(isOpen && openBarStyle)}
    >
      <Group gap="0.5rem 1rem" justify="space-between">
        <Text role="status" fz="sm">
          {isOpen && <strong className={common.numbers}>{texts.chosen(releaseIds.length)}</strong>}
          {releaseIds.length === 1 && ` ${texts.needsTwo}`}
          {isFull && ` ${texts.isFull}`}
        </Text>
        {isOpen && (
          <Group gap="xs">
            <Button variant="default" onClick={clear}>
              {texts.clear}
            </Button>
            {releaseIds.length > 1 && (
              <LinkButton kind="action" to={comparisonPath(releaseIds, jobId)}>
                {texts.open}
              </LinkButton>
            )}
          </Group>
        )}
      </Group>
    </Box>
  );
}
