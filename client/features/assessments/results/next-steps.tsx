import { Box, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { dashboardTexts } from '#shared/texts/assessments/dashboard.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import classes from './next-steps.module.css';
import type { NextStep } from './next-steps-of.ts';

const { next: texts } = dashboardTexts;

type NextStepNoteProps = { step: NextStep; isQuiet: boolean };

export function NextStepNote({ step: { name, to }, isQuiet }: NextStepNoteProps) {
  const { title, text, action } = texts[name];
  return (
    <Box p="clamp(1.125rem, 3vw, 1.5rem)" bg="var(--pg-sunken)" bdrs="fit">
      <DashboardSection title={texts.title}>
        <Group gap="md" justify="space-between">
          <Box flex="1 1 15rem" maw="36rem">
            <Box component="h3" mb={2} fz={17} fw={600}>
              {title}
            </Box>
            <Text c="dimmed">{text}</Text>
          </Box>
          <LinkButton to={to} kind={isQuiet ? 'outline' : 'action'}>
            {action}
          </LinkButton>
        </Group>
      </DashboardSection>
    </Box>
  );
}

export function DashboardSection({ title, children, more }: { title: string; children: ReactNode; more?: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} size="h3" mb="sm" lh={1.2} lts="-0.015em" id={titleId}>
        {title}
      </Title>
      {children}
      {more && <div className={classes.more}>{more}</div>}
    </section>
  );
}
