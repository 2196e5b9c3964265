import { Box, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { landingTexts } from '#shared/texts/landing.ts';
import { look } from '../../components/look/look.ts';
import { type DemoJobName, demoJobNames } from './demo-jobs.ts';
import classes from './match-demo.module.css';
import { MatchFigure } from './match-figure.tsx';

/** One profile, three jobs to lay beside it: what 'Passung' means, to be tried out. */
export function MatchDemo() {
  const { demo } = landingTexts;
  const [chosen, setChosen] = useState<DemoJobName>('reception');
  return (
    <section className={look('sunken')} aria-labelledby="passung">
      <Box py="clamp(3.5rem, 8vw, 6.5rem)" className={`${look('page', 'gutter')} ${classes.columns}`}>
        <div>
          <Box
            component="h2"
            maw="20em"
            fz="clamp(1.875rem, 3.6vw, 2.75rem)"
            lts="-0.025em"
            lh={1.08}
            className={look('heading')}
            id="passung"
          >
            {demo.title}
          </Box>
          <Box component="p" maw="36rem" mt="md" lh={1.6} className={look('muted', 'larger')}>
            {demo.text}
          </Box>
          <Stack gap={4} component="fieldset" mt="xl">
            <legend className={look('unseen')}>{demo.choose}</legend>
            {demoJobNames.map((name) => (
              <Group
                component="label"
                gap="md"
                wrap="nowrap"
                key={name}
                className={`${classes.option} ${look('fit', 'pointer', 'hoverGround')}`}
              >
                <input
                  className={classes.radio}
                  type="radio"
                  name="demo-job"
                  checked={name === chosen}
                  onChange={() => setChosen(name)}
                />
                <Stack component="span" gap={0} className={look('strong')}>
                  {demo.jobs[name].title}
                  <span className={look('muted', 'small', 'regular')}>{demo.jobs[name].place}</span>
                </Stack>
              </Group>
            ))}
          </Stack>
        </div>
        <div>
          <MatchFigure job={chosen} />
          <Box component="p" mt="md" className={look('muted', 'small')}>
            {demo.band}
          </Box>
          <Box component="p" maw="34rem" mih="3lh" mt="md" lh={1.5} className={look('larger')} aria-live="polite">
            {demo.jobs[chosen].verdict}
          </Box>
        </div>
      </Box>
    </section>
  );
}
