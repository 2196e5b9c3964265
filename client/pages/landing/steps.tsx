import { Box, Group } from '@mantine/core';
import { landingTexts } from '#shared/texts/pages/landing.ts';
import { look } from '../../components/look/look.ts';
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
      py="clamp(3.5rem, 8vw, 6.5rem)"
      className={`${classes.section} ${look('page', 'gutter')}`}
      aria-labelledby="schritte"
    >
      <SectionTitle id="schritte">{title}</SectionTitle>
      <ol className={`${classes.steps} ${look('stack')}`}>
        {items.map((step, index) => {
          const Picture = pictures[index];
          return (
            <li key={step.title} className={classes.step}>
              <Box maw="18rem" className={look('pictured')}>
                {Picture && <Picture />}
              </Box>
              <Group
                gap="sm"
                wrap="nowrap"
                align="baseline"
                component="h3"
                mt="lg"
                mb="xs"
                lh={1.2}
                className={look('heading', 'step2', 'snug')}
              >
                <span className={look('good', 'numbers')}>{index + 1}</span>
                {step.title}
              </Group>
              <p className={look('muted', 'large')}>
                {hasTest || !('textWhilePreparing' in step) ? step.text : step.textWhilePreparing}
              </p>
            </li>
          );
        })}
      </ol>
    </Box>
  );
}
