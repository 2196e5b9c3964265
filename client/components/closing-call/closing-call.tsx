import { Box, Group, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import common from '../common.module.css';
import { ContourShapes } from '../contour-shapes/contour-shapes.tsx';
import classes from './closing-call.module.css';

type ClosingCallProps = { title: string; text: string; children: ReactNode };

const depths = [70, 84, 66, 78, 90];

export function ClosingCall({ title, text, children }: ClosingCallProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <ContourShapes className={classes.shapes} depths={depths} person="left">
        <Box c="var(--pg-on-person)" className={`${classes.words} ${common.page}`}>
          <Box
            component="h2"
            maw="12em"
            fz="clamp(2.125rem, 4.6vw, 3.5rem)"
            lts="-0.03em"
            lh={1.04}
            ff="heading"
            fw={650}
            id={titleId}
          >
            {title}
          </Box>
          <Text c="var(--pg-on-person-muted)" fz="lg" className={classes.text}>
            {text}
          </Text>
          <Group gap="sm" align="stretch">
            {children}
          </Group>
        </Box>
      </ContourShapes>
    </section>
  );
}
