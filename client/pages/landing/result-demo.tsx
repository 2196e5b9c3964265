import { Box, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { landingTexts } from '#shared/texts/pages/landing.ts';
import common from '../../components/common.module.css';
import { SectionTitle } from '../../components/section-title.tsx';
import classes from './result-demo.module.css';
import { type DemoExample, demoExamples, ResultFigure } from './result-figure.tsx';

export function ResultDemo() {
  const { demo } = landingTexts;
  const [example, setExample] = useState<DemoExample>('clear');
  return (
    <Box component="section" bg="var(--pg-sunken)" aria-labelledby="beispiel">
      <Box py="clamp(2.5rem, 7vw, 5.5rem)" px="var(--pg-gutter)" className={`${classes.columns} ${common.page}`}>
        <div>
          <SectionTitle id="beispiel">{demo.title}</SectionTitle>
          <Text maw="36rem" mt="md" lh={1.6} c="dimmed" fz="lg">
            {demo.text}
          </Text>
          <Stack gap={4} component="fieldset" mt="xl">
            <legend className={common.unseen}>{demo.choose}</legend>
            {demoExamples.map((name) => (
              <Group
                component="label"
                gap="md"
                wrap="nowrap"
                key={name}
                bdrs="fit"
                className={`${classes.option} ${common.hoverGround}`}
              >
                <input
                  className={classes.radio}
                  type="radio"
                  name="demo-way"
                  checked={name === example}
                  onChange={() => setExample(name)}
                />
                <Stack component="span" gap={0} fw={600}>
                  {demo.ways[name].title}
                  <Text span c="dimmed" fz="sm" fw={400}>
                    {demo.ways[name].note}
                  </Text>
                </Stack>
              </Group>
            ))}
          </Stack>
        </div>
        <div>
          <ResultFigure example={example} />
          <Text mt="md" c="dimmed" fz="sm">
            {demo.band}
          </Text>
          <Text maw="34rem" mih="3lh" mt="md" lh={1.5} fz="lg" aria-live="polite">
            {demo.ways[example].verdict}
          </Text>
        </div>
      </Box>
    </Box>
  );
}
