import { Group, Text } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { testIds } from '#shared/assessments/soft-skills/variants.ts';
import { testsOverviewTexts as texts } from '#shared/texts/assessments/assessments.ts';
import common from '../../../components/common.module.css';
import { LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { browserTokens } from '../../../lib/tests/test-tokens.ts';
import { repeatValuesPath } from '../../../lib/tests/use-repeat-path.ts';
import { trpc } from '../../../trpc.ts';

type Test = 'softskill' | 'values';
type OpenRepeat = { to: string; answered: string };

/** The begun repetition of a finished test, also from another device; null without one and while unknown. */
export function useOpenRepeat(test: Test, enabled: boolean): OpenRepeat | null {
  const [tokens] = useState(browserTokens);
  const { data } = trpc.tests.overview.useQuery(tokens, { enabled, retry: false });
  const progress = data?.[test];
  // A disabled query still has the answer from before the test.
  if (!enabled || progress?.status !== 'finished' || !progress.hasOpenRun) return null;
  const { answered, total, openVariant } = progress;
  const to = test === 'values' ? repeatValuesPath : paths.test(testIds[openVariant ?? 'test1']);
  return { to, answered: texts[test].soFar(answered, total) };
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
