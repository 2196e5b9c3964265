import { Box, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { preparingTexts } from '#shared/texts/assessments/preparing.ts';
import { profileTexts } from '#shared/texts/profile.ts';
import common from '../../../components/common.module.css';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';
import { useHasSoftskillTest } from '../../../lib/tests/use-startable.ts';

const texts = profileTexts.skills;

type SkillsFrameProps = { shownCount: number; totalCount: number; children: ReactNode };

export function SkillsFrame({ shownCount, totalCount, children }: SkillsFrameProps) {
  return (
    <Stack gap="lg" maw="var(--pg-reading)">
      <p>{texts.text}</p>
      <Group gap="0.75rem 1.5rem" justify="space-between">
        <Text c="dimmed" className={common.numbers} role="status">
          {shownCount === 0 ? texts.allHidden : texts.shown(shownCount, totalCount)}
        </Text>
        <LinkButton to={paths.ownResults}>{texts.results}</LinkButton>
      </Group>
      <Box component="ul">{children}</Box>
    </Stack>
  );
}

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
