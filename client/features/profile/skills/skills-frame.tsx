import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { preparingTexts } from '#shared/texts/assessments/preparing.ts';
import { profileTexts as resultTexts } from '#shared/texts/assessments/results.ts';
import { profileTexts } from '#shared/texts/profile.ts';
import common from '../../../components/common.module.css';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';
import { useHasSoftskillTest } from '../../../lib/tests/use-startable.ts';

const texts = profileTexts.skills;

type SkillsFrameProps = { shownCount: number; totalCount: number; action?: ReactNode; children: ReactNode };

export const SkillsFrame = ({ shownCount, totalCount, action, children }: SkillsFrameProps) => (
  <Stack gap="md" maw="var(--pg-reading)">
    <p>{texts.text}</p>
    <Group gap="0.75rem 1.5rem" justify="space-between">
      <Text fw={600} className={common.numbers} role="status">
        {shownCount === 0 ? texts.allHidden : texts.shown(shownCount, totalCount)}
      </Text>
      {action}
    </Group>
    {shownCount > 0 && (
      <Text c="dimmed" fz="sm">
        {resultTexts.key}
      </Text>
    )}
    <div>{children}</div>
    <div>
      <LinkButton to={paths.ownResults} kind="plain">
        {texts.results}
      </LinkButton>
    </div>
  </Stack>
);

export function NoSkills() {
  if (!useHasSoftskillTest()) return <EmptyState title={preparingTexts.title} text={preparingTexts.text} />;
  return (
    <EmptyState
      title={texts.empty.title}
      text={texts.empty.text}
      action={
        <LinkButton to={paths.tests} kind="action">
          {texts.empty.action}
        </LinkButton>
      }
    />
  );
}
