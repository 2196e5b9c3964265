import { Group, Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import { testsOverviewTexts as texts } from '#shared/texts/assessments/assessments.ts';
import common from '../../../components/common.module.css';
import { LinkButton } from '../../../components/link-button.tsx';
import { useSession } from '../../../lib/session.ts';
import { type OpenRuns, useOpenRuns } from '../../../lib/tests/use-repeat-path.ts';

type Test = keyof OpenRuns;
type OpenRepeat = { to: string; answered: string };

/** The begun repetition of a finished test, also from another device; null without one and while unknown. */
export function useOpenRepeat(test: Test, enabled: boolean): OpenRepeat | null {
  const run = useOpenRuns(enabled)[test];
  return run?.isRepeat ? { to: run.to, answered: texts[test].soFar(run.answered, run.total) } : null;
}

/** Asks for the repetition unless it has begun. */
export function UnsureResultText({ test, children }: { test: Test; children: string }) {
  const open = useOpenRepeat(test, useSession().status === 'signedIn');
  return (
    <Text maw="40rem" fw={600}>
      {open === null ? children : texts.unsureRepeating}
    </Text>
  );
}

export const OpenRepeatCount = ({ open }: { open: OpenRepeat | null }) =>
  open !== null && (
    <Text span c="dimmed" fz="sm" className={common.numbers}>
      {open.answered}
    </Text>
  );

type RepeatLinkProps = { test: Test; to: string | null; children: string } & Pick<
  ComponentProps<typeof LinkButton>,
  'kind'
>;

/** Continues the begun repetition of an account. Nothing if there is none and `to` is null. */
export function RepeatLink({ test, to, children, ...look }: RepeatLinkProps) {
  const open = useOpenRepeat(test, useSession().status === 'signedIn');
  const path = open?.to ?? to;
  if (path === null) return null;
  return (
    <Group gap="0.25rem 1rem">
      <LinkButton to={path} {...look}>
        {open === null ? children : texts.proceed}
      </LinkButton>
      <OpenRepeatCount open={open} />
    </Group>
  );
}
