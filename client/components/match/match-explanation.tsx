import { Box, Button, Group, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { ExplainedView, MatchDoubt } from '#shared/matching/state.ts';
import type { Match } from '#shared/matching/types.ts';
import { isUnsure } from '#shared/talent-pool/fit-groups.ts';
import { matchTexts as texts, type Voice } from '#shared/texts/matching/match.ts';
import common from '../common.module.css';
import { ContourFigure } from './contour-figure.tsx';
import { namedSkills } from './match-figure.ts';
import { MatchRangeBar } from './match-range-bar.tsx';
import type { MatchReasonsProps } from './match-reasons.tsx';

const loadReasons = () => import('./match-reasons.tsx');
/** Loads after the page, because most readers never open the reasons. */
const MatchReasons = lazy(loadReasons);

type MatchExplanationProps = MatchReasonsProps & { anchor?: string; hasApplied?: boolean };

/** `anchor`: id of the section around; a link to it opens the reasons. */
export function MatchExplanation({ anchor, hasApplied = false, ...props }: MatchExplanationProps) {
  const { match, voice } = props;
  const [isOpen, setIsOpen] = useState(false);
  const reasonsId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  useLinkTo(anchor, (isFollowed) => {
    setIsOpen(true);
    if (!isFollowed) return;
    toggle.current?.scrollIntoView();
    toggle.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    loadReasons().catch(() => undefined);
  }, []);
  return (
    <>
      {voice === 'person' && (
        <Text maw="34rem" lh={1.45} fz="lg" fw={500} className={common.anywhere}>
          {texts.first(match, voice)}
        </Text>
      )}
      <NumberAndRange match={match} voice={voice} hasApplied={hasApplied} />
      {match.basis !== 'values' && <ContourFigure match={match} voice={voice} />}
      <Button
        ref={toggle}
        mt="lg"
        variant="default"
        rightSection={
          isOpen ? <IconChevronUp size={18} aria-hidden="true" /> : <IconChevronDown size={18} aria-hidden="true" />
        }
        aria-expanded={isOpen}
        aria-controls={reasonsId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {texts.reasons}
      </Button>
      <div id={reasonsId} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<Skeleton mt="xl" height={240} />}>
            <MatchReasons {...props} toggle={toggle} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** `isFollowed`: not after 'Back' or a reload, which return to their own position. */
function useLinkTo(anchor: string | undefined, onLink: (isFollowed: boolean) => void): void {
  const { hash, key } = useLocation();
  const way = useNavigationType();
  const follow = useEffectEvent(onLink);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the same link changes only the key
  useEffect(() => {
    if (anchor !== undefined && hash === `#${anchor}`) follow(way !== 'POP');
  }, [anchor, hash, key, way]);
}

type NumberProps = {
  match: Pick<Match, 'match' | 'low' | 'high' | 'basis'> & MatchDoubt & { isRough?: boolean };
  voice?: Voice;
};

export function MatchChip({ match, voice = 'person' }: NumberProps) {
  return (
    <Group component="p" gap="0.25rem 0.625rem">
      <Group component="span" gap="0.25rem 0.625rem" aria-hidden="true">
        <Text span fw={600} className={common.numbers}>
          {texts.label(match, voice)}
        </Text>
        <Group component="span" gap="0.625rem" wrap="nowrap">
          {voice === 'person' && <MatchRangeBar match={match} width={56} height={14} />}
          <Text span c="dimmed" fz={14} className={common.numbers}>
            {texts.shortRange(match, voice)}
          </Text>
        </Group>
      </Group>
      <VisuallyHidden>{texts.spoken(match, voice)}</VisuallyHidden>
      {voice === 'person' && <MissingNote basis={match.basis} />}
    </Group>
  );
}

function MissingNote({ basis }: { basis: Match['basis'] }) {
  if (basis === 'both') return null;
  return (
    <Text span c="dimmed" fz={14}>
      {texts.missingNote({ basis })}
    </Text>
  );
}

export function Lacking({ match }: { match: ExplainedView }) {
  const { lacking } = namedSkills(match);
  if (lacking.length === 0) return null;
  return (
    <Text mt={2} fz="sm" lh={1.4} className={common.anywhere}>
      {texts.lacking(lacking)}
    </Text>
  );
}

export function NumberAndRange({
  match,
  voice = 'person',
  hasApplied = false,
}: NumberProps & { hasApplied?: boolean }) {
  return (
    <Box mt={voice === 'you' ? 0 : 'lg'}>
      <Group component="p" gap="0.25rem 0.75rem" align="baseline" mb={8}>
        {match.isRough && (
          <Text span fw={600}>
            {texts.rough}
          </Text>
        )}
        {voice === 'person' && (
          <Text span lh={1} fz="var(--pg-step-6)" ff="heading" fw={650} lts="-0.02em" className={common.numbers}>
            {match.match}
          </Text>
        )}
        <Text span fw={600} className={common.numbers}>
          {voice === 'you' ? texts.label(match, voice) : texts.of}
        </Text>
        <Text span c="dimmed" className={common.numbers}>
          {texts.range(match, voice)}
        </Text>
        <MissingNote basis={match.basis} />
      </Group>
      {!match.hasUnsureValues && <MatchRangeBar match={match} height={20} />}
      {voice === 'you' && !match.hasUnsureValues && match.low < match.high && (
        <Text mt={4} c="dimmed" fz="sm">
          {texts.bar(match)}
        </Text>
      )}
      {voice === 'you' && isUnsure(match) && (
        <Text maw="38rem" mt="xs">
          {texts.doubt(match, hasApplied)}
        </Text>
      )}
    </Box>
  );
}
