import { Stack, Text } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { preparingTexts } from '#shared/texts/assessments/preparing.ts';
import { profileTexts as resultTexts } from '#shared/texts/assessments/results.ts';
import { profileTexts } from '#shared/texts/profile.ts';
import common from '../../../components/common.module.css';
import { EmptyState } from '../../../components/empty-state.tsx';
import { IconLink, LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';
import { useHasSoftskillTest } from '../../../lib/tests/use-startable.ts';

const texts = profileTexts.skills;

type SkillsFrameProps = { shownCount: number; totalCount: number; children: ReactNode };

export const SkillsFrame = ({ shownCount, totalCount, children }: SkillsFrameProps) => (
  <Stack gap="md" maw="var(--pg-reading)">
    <p>{texts.text}</p>
    <Text fw={600} className={common.numbers} role="status">
      {shownCount === 0 ? texts.allHidden : texts.shown(shownCount, totalCount)}
    </Text>
    {shownCount > 0 && (
      <Text c="dimmed" fz="sm">
        {resultTexts.key}
      </Text>
    )}
    <div>{children}</div>
    <IconLink icon={IconChartBar} to={paths.ownResults} mih={44}>
      {texts.results}
    </IconLink>
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
