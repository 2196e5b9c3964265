import { Box, Group } from '@mantine/core';
import { landingTexts } from '#shared/texts/pages/landing.ts';
import { look } from '../../components/look/look.ts';
import { TwoShapes } from '../../components/two-shapes/two-shapes.tsx';
import classes from './hero-figure.module.css';

const strengths = [
  { skill: 'Empathie', depth: 78 },
  { skill: 'Kreativität', depth: 64 },
  { skill: 'Teamfähigkeit', depth: 71 },
  { skill: 'Führung', depth: 49 },
  { skill: 'Integrität', depth: 58 },
  { skill: 'Resilienz', depth: 42 },
] as const;

/** What the two tests give: strengths end where values begin, the profile's contour is the edge both have in common. */
export function HeroFigure() {
  const { figure } = landingTexts.hero;
  return (
    <figure className={classes.figure}>
      <TwoShapes className={classes.shapes} depths={strengths.map(({ depth }) => depth)} person="left">
        <ul className={`${classes.rows} ${look('stack', 'fullHigh')}`} aria-label={figure.description}>
          {strengths.map(({ skill }) => (
            <Group component="li" gap={0} wrap="nowrap" key={skill} className={`${classes.row} ${look('onPerson')}`}>
              {skill}
            </Group>
          ))}
        </ul>
        <span className={`${classes.values} ${look('absolute', 'onJob')}`} aria-hidden="true">
          {figure.values}
        </span>
      </TwoShapes>
      <Box component="figcaption" mt="md" className={look('muted', 'small')}>
        {figure.caption}
      </Box>
    </figure>
  );
}
