import { Box, Group } from '@mantine/core';
import { landingTexts } from '#shared/texts/pages/landing.ts';
import { look } from '../../components/look/look.ts';
import { useHasSoftskillTest } from '../../lib/use-startable.ts';
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
      <Box
        component="h2"
        maw="20em"
        fz="clamp(1.875rem, 3.6vw, 2.75rem)"
        lts="-0.025em"
        lh={1.08}
        className={look('heading')}
        id="schritte"
      >
        {title}
      </Box>
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
