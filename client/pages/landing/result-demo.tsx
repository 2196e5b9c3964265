import { Box, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { landingTexts } from '#shared/texts/pages/landing.ts';
import { look } from '../../components/look/look.ts';
import { SectionTitle } from '../../components/section-title.tsx';
import classes from './result-demo.module.css';
import { type DemoWay, demoWays, ResultFigure } from './result-figure.tsx';

/** One profile, three ways of answering: what a result can say and what it cannot, to be tried out. */
export function ResultDemo() {
  const { demo } = landingTexts;
  const [chosen, setChosen] = useState<DemoWay>('clear');
  return (
    <section className={look('sunken')} aria-labelledby="beispiel">
      <Box py="clamp(3.5rem, 8vw, 6.5rem)" className={`${look('page', 'gutter')} ${classes.columns}`}>
        <div>
          <SectionTitle id="beispiel">{demo.title}</SectionTitle>
          <Box component="p" maw="36rem" mt="md" lh={1.6} className={look('muted', 'larger')}>
            {demo.text}
          </Box>
          <Stack gap={4} component="fieldset" mt="xl">
            <legend className={look('unseen')}>{demo.choose}</legend>
            {demoWays.map((name) => (
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
                  name="demo-way"
                  checked={name === chosen}
                  onChange={() => setChosen(name)}
                />
                <Stack component="span" gap={0} className={look('strong')}>
                  {demo.ways[name].title}
                  <span className={look('muted', 'small', 'regular')}>{demo.ways[name].note}</span>
                </Stack>
              </Group>
            ))}
          </Stack>
        </div>
        <div>
          <ResultFigure way={chosen} />
          <Box component="p" mt="md" className={look('muted', 'small')}>
            {demo.band}
          </Box>
          <Box component="p" maw="34rem" mih="3lh" mt="md" lh={1.5} className={look('larger')} aria-live="polite">
            {demo.ways[chosen].verdict}
          </Box>
        </div>
      </Box>
    </section>
  );
}
