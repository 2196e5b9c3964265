import { Box, Group } from '@mantine/core';
import { landingTexts } from '#shared/texts/landing.ts';
import { look } from '../../components/look/look.ts';
import { TwoShapes } from '../../components/two-shapes/two-shapes.tsx';
import classes from './hero-figure.module.css';

const strengths = [
  { skill: 'Zuhören', depth: 78 },
  { skill: 'Sorgfalt', depth: 64 },
  { skill: 'Teamarbeit', depth: 71 },
  { skill: 'Geduld', depth: 49 },
  { skill: 'Überblick', depth: 58 },
  { skill: 'Neugier', depth: 40 },
] as const;

/** The person's strengths end where the job begins: the profile's contour is the edge both have in common. */
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
        <span className={`${classes.job} ${look('absolute', 'onJob')}`} aria-hidden="true">
          {figure.job}
        </span>
      </TwoShapes>
      <Box component="figcaption" mt="md" className={look('muted', 'small')}>
        {figure.caption}
      </Box>
    </figure>
  );
}
