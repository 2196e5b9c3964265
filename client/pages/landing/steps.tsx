import { Box, Group, Text } from '@mantine/core';
import { landingTexts } from '#shared/texts/pages/landing.ts';
import common from '../../components/common.module.css';
import { SectionTitle } from '../../components/section-title.tsx';
import { useHasSoftskillTest } from '../../lib/tests/use-startable.ts';
import { StepMatched, StepOrdered, StepRead } from './step-pictures.tsx';
import classes from './steps.module.css';

const pictures = [StepOrdered, StepRead, StepMatched];

export function Steps() {
  const hasTest = useHasSoftskillTest();
  const { title, items } = landingTexts.steps;
  return (
    <Box
      component="section"
      py="clamp(2.5rem, 7vw, 5.5rem)"
      px="var(--pg-gutter)"
      className={`${classes.section} ${common.page}`}
      aria-labelledby="schritte"
    >
      <SectionTitle id="schritte">{title}</SectionTitle>
      <ol className={classes.steps}>
        {items.map((step, index) => {
          const Picture = pictures[index];
          return (
            <li key={step.title} className={classes.step}>
              <div className={common.pictured}>{Picture && <Picture />}</div>
              <div>
                <Group
                  gap="sm"
                  wrap="nowrap"
                  align="baseline"
                  component="h3"
                  mb="xs"
                  lh={1.2}
                  ff="heading"
                  fw={650}
                  fz="h3"
                  lts="-0.015em"
                >
                  <Text span c="var(--pg-fit-text)" className={common.numbers}>
                    {index + 1}
                  </Text>
                  {step.title}
                </Group>
                <Text c="dimmed" fz={17}>
                  {hasTest || !('textWhilePreparing' in step) ? step.text : step.textWhilePreparing}
                </Text>
              </div>
            </li>
          );
        })}
      </ol>
    </Box>
  );
}
