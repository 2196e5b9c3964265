import { Box, Button, Stack, Text } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import type { ExplainedView } from '#shared/matching/state.ts';
import { hasUnsureRange, isUnsure } from '#shared/talent-pool/fit-groups.ts';
import { matchTexts, type Voice } from '#shared/texts/matching/match.ts';
import { matchReasonTexts as texts } from '#shared/texts/matching/match-reasons.ts';
import { paths } from '../../lib/paths.ts';
import common from '../common.module.css';
import { TallLink } from '../link-button.tsx';
import { sharedValues } from './match-figure.ts';
import { largestCounterfactuals } from './part-bars.ts';
import { PartTable } from './part-table.tsx';
import { whyAnswer } from './why-answer.ts';

export type MatchReasonsProps = {
  match: ExplainedView;
  voice: Voice;
  heading?: 'h3' | 'h4';
  /** Before the reasons of an unsure match. */
  repetition?: ReactNode;
  /** The definitions of the strengths. */
  children?: ReactNode;
};

type OpenReasonsProps = MatchReasonsProps & { toggle: RefObject<HTMLButtonElement | null> };

/** Through the toggle, which stays. It comes into view before the page gets shorter. */
function closeThrough(toggle: HTMLButtonElement | null): void {
  toggle?.scrollIntoView({ block: 'center' });
  toggle?.focus({ preventScroll: true });
  toggle?.click();
}

export default function MatchReasons({ match, voice, heading = 'h3', repetition, toggle, children }: OpenReasonsProps) {
  const answer = voice === 'you' ? whyAnswer(match) : '';
  return (
    <>
      {repetition && (
        <Box mt="lg" className={common.inkLinks}>
          {repetition}
        </Box>
      )}
      {answer !== '' && (
        <Text maw="38rem" mt={repetition ? 'xs' : 'lg'} className={common.anywhere}>
          {answer}
        </Text>
      )}
      <Part title={texts.table.title} heading={heading}>
        <Text maw="38rem" mb="sm" c="dimmed" fz="sm">
          {isUnsure(match) && voice === 'you' && texts.table.calculated(match)} {texts.table.text}
        </Text>
        <PartTable match={match} voice={voice} />
        {voice === 'you' && !hasUnsureRange(match) && (
          <Text maw="38rem" mt="sm" c="dimmed" fz="sm">
            {matchTexts.words}
          </Text>
        )}
      </Part>
      {match.counterfactuals.length > 0 && !(voice === 'you' && isUnsure(match)) && (
        <Part title={texts.without.title} heading={heading}>
          <Counterfactuals match={match} />
        </Part>
      )}
      {children && (
        <Part title={texts.meanings} heading={heading}>
          {children}
        </Part>
      )}
      <Part title={texts.open.title} heading={heading}>
        <Limitations match={match} voice={voice} />
      </Part>
      <Button mt="lg" variant="default" onClick={() => closeThrough(toggle.current)}>
        {texts.close}
      </Button>
    </>
  );
}

function Part({ title, heading, children }: { title: string; heading: 'h3' | 'h4'; children: ReactNode }) {
  return (
    <Box mt="xl">
      <Box component={heading} mb="xs" lh={1.25} ff="heading" fw={650} fz="h4">
        {title}
      </Box>
      {children}
    </Box>
  );
}

function Counterfactuals({ match }: { match: ExplainedView }) {
  const strongest = largestCounterfactuals(match);
  if (strongest.length === 0) return <p>{texts.without.none}</p>;
  return (
    <Stack component="ul" gap={4}>
      {strongest.map(({ skillId, match: without }) => (
        <li key={skillId}>{texts.without.sentence(match.skillNames[skillId] ?? '', without)}</li>
      ))}
    </Stack>
  );
}

function Limitations({ match, voice }: { match: ExplainedView; voice: Voice }) {
  const hasRange = match.low < match.high && !match.hasUnsureValues;
  return (
    <Stack maw="38rem" gap="xs">
      {match.hasUnsureValues && <p>{texts.open.unsureValues}</p>}
      {hasRange && (
        <p>
          {texts.open.range[voice]} {texts.open.span(match, voice)}
        </p>
      )}
      {voice === 'person' && (
        <>
          {sharedValues(match).length > 0 && <p>{texts.open.shared}</p>}
          <p>{texts.open.meaning(match.basis, voice)}</p>
        </>
      )}
      <p>{texts.open.basis[match.basis]}</p>
      <p>{texts.open.inputs}</p>
      <p className={common.inkLinks}>
        <TallLink to={paths.testsMethod}>{texts.open.method}</TallLink>
      </p>
    </Stack>
  );
}
