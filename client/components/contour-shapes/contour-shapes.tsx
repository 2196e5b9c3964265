import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { fieldHeight, fieldWidth, leftForm, rightForm } from '#shared/figures/contour.ts';
import common from '../common.module.css';
import classes from './contour-shapes.module.css';

type ContourShapesProps = {
  /** Extent of the left form in each row, 0 to 100. */
  depths: readonly number[];
  heights?: readonly number[];
  person: 'left' | 'right';
  /** Shows data: its shapes must differ from the page. With the person left, the rest is missing and stays neutral. */
  isFigure?: boolean;
  className?: string | undefined;
  children?: ReactNode;
};

/** First the person, then the job. */
const panelColours = ['var(--pg-person)', 'var(--pg-job)'] as const;
const figureColours = ['var(--pg-mark-round)', 'var(--pg-mark-angular)'] as const;

export function ContourShapes({
  depths,
  heights = depths.map(() => 1),
  person,
  isFigure = false,
  className = '',
  children,
}: ContourShapesProps) {
  const [ownShape, job] = isFigure ? figureColours : panelColours;
  const isRestMissing = isFigure && person === 'left';
  return (
    <Box
      pos="relative"
      className={`${classes.frame} ${className} ${common.hidden}`}
      data-person={person}
      data-rest={isRestMissing || undefined}
    >
      <Box
        component="svg"
        w="100%"
        pos="absolute"
        className={classes.forms}
        viewBox={`0 0 ${fieldWidth} ${fieldHeight(heights.reduce((sum, height) => sum + height, 0))}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {!isRestMissing && <path fill={person === 'left' ? job : ownShape} d={rightForm(depths, 0.4, heights)} />}
        <path fill={person === 'left' ? ownShape : job} d={leftForm(depths, heights)} />
      </Box>
      {children}
    </Box>
  );
}
