import { Box, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { preparingTexts } from '#shared/texts/assessments/assessments.ts';
import { profileTexts } from '#shared/texts/profile.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { look } from '../../../components/look/look.ts';
import { paths } from '../../../lib/paths.ts';
import { useHasSoftskillTest } from '../../../lib/tests/use-startable.ts';

const texts = profileTexts.skills;

type SkillsFrameProps = { shown: number; of: number; children: ReactNode };

/** Where skills come from and how many of them are seen, above the list of them. */
export function SkillsFrame({ shown, of, children }: SkillsFrameProps) {
  return (
    <Stack gap="lg" className={look('reading')}>
      <p>{texts.text}</p>
      <Group gap="0.75rem 1.5rem" justify="space-between">
        <p className={look('muted', 'numbers')} role="status">
          {shown === 0 ? texts.allHidden : texts.shown(shown, of)}
        </p>
        <LinkButton to={paths.ownResults}>{texts.results}</LinkButton>
      </Group>
      <Box component="ul" className={look('unlisted')}>
        {children}
      </Box>
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
