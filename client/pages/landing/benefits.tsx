import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { markShapes } from '#shared/figures/mark-shapes.ts';
import { landingTexts } from '#shared/texts/pages/landing.ts';
import common from '../../components/common.module.css';
import { SectionTitle } from '../../components/section-title.tsx';
import classes from './benefits.module.css';

export function Benefits() {
  const { title, items } = landingTexts.benefits;
  return (
    <Box
      component="section"
      py="clamp(2.5rem, 7vw, 5.5rem)"
      px="var(--pg-gutter)"
      className={common.page}
      aria-labelledby="vorteile"
    >
      <SectionTitle id="vorteile">{title}</SectionTitle>
      <div className={classes.columns}>
        <div>
          {items.map((benefit) => (
            <article key={benefit.title} className={classes.card}>
              <Title order={3} size="h4" lts="-0.01em" lh={1.25}>
                {benefit.title}
              </Title>
              <Text c="dimmed">{benefit.text}</Text>
            </article>
          ))}
        </div>
        <Sovereignty />
      </div>
    </Box>
  );
}

function Sovereignty() {
  const { title, text, example, viewers } = landingTexts.benefits.sovereignty;
  return (
    <Stack
      p="clamp(1.75rem, 4vw, 2.5rem)"
      bdrs="3rem 0.5rem 0.5rem 3rem"
      component="article"
      gap={0}
      c="var(--pg-on-person)"
      bg="var(--pg-person)"
    >
      <Title order={3} size="h2" lh={1.2} lts="-0.015em">
        {title}
      </Title>
      <Text mt="sm" fz="clamp(1.0625rem, 1.7vw, 1.25rem)" lh={1.5} c="var(--pg-on-person)">
        {text}
      </Text>
      <Text mt="auto" mb="sm" pt="xl" c="var(--pg-on-person-muted)" fz="sm">
        {example}
      </Text>
      <ul>
        {viewers.map(({ who, state, isOpen }) => (
          <Group component="li" gap={14} wrap="nowrap" key={who} fw={600} className={classes.viewer}>
            <Box component="svg" flex="none" w={40} viewBox="0 0 44 32" aria-hidden="true">
              <path
                {...(isOpen ? { fill: 'var(--pg-job)' } : { className: classes.closed })}
                transform={`translate(${isOpen ? 0 : 10})`}
                d={markShapes.angular}
              />
              <path fill="var(--pg-on-person)" d={markShapes.round} />
            </Box>
            <Text span miw={0}>
              {who}
            </Text>
            <Text span ms="auto" c="var(--pg-on-person-muted)" fz="sm" fw={400} ta="end">
              {state}
            </Text>
          </Group>
        ))}
      </ul>
    </Stack>
  );
}
