import { Button, Group } from '@mantine/core';
import { useRef } from 'react';
import { applicationLimits } from '#shared/releases/limits.ts';
import { candidatesUi } from '#shared/texts/candidates/list.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { look } from '../../components/look/look.ts';
import { comparisonPath } from './candidate-address.ts';

const { compare: texts } = candidatesUi;

type CompareBarProps = { releaseIds: readonly string[]; jobId: string | null; onClear: () => void };

/** At the bottom of the window while somebody is chosen. */
export function CompareBar({ releaseIds, jobId, onClear }: CompareBarProps) {
  const bar = useRef<HTMLElement>(null);
  const isOpen = releaseIds.length > 0;
  const isFull = releaseIds.length >= applicationLimits.compared;
  // The button goes; the keyboard goes on at the end of the list.
  const clear = () => {
    bar.current?.focus({ preventScroll: true });
    onClear();
  };
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={texts.bar}
      className={isOpen ? look('sticky', 'surface', 'line', 'roundLg', 'shadow') : look('unseen')}
      style={isOpen ? { bottom: '0.75rem', zIndex: 5, padding: '0.75rem 1rem', marginTop: '1rem' } : undefined}
    >
      <Group gap="0.5rem 1rem" justify="space-between">
        <p role="status" className={look('small')}>
          {isOpen && <strong className={look('numbers')}>{texts.chosen(releaseIds.length)}</strong>}
          {releaseIds.length === 1 && ` ${texts.needsTwo}`}
          {isFull && ` ${texts.isFull}`}
        </p>
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
    </section>
  );
}
