import { Box, Group } from '@mantine/core';
import { preparingTexts } from '#shared/texts/assessments/assessments.ts';
import { landingTexts } from '#shared/texts/pages/landing.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { look } from '../../components/look/look.ts';
import { TwoShapes } from '../../components/two-shapes/two-shapes.tsx';
import { WayOnButton } from '../../components/way-on/way-on-button.tsx';
import { paths } from '../../lib/paths.ts';
import { useHasSoftskillTest } from '../../lib/use-startable.ts';
import classes from './hero.module.css';

export function Hero() {
  const { hero } = landingTexts;
  return (
    <section className={`${classes.hero} ${look('stack', 'mid')}`}>
      <div className={classes.words}>
        <h1 className={`${classes.title} ${look('unhyphenated')}`}>
          {hero.title[0]} <span className={look('block', 'oneLine')}>{hero.title[1]}</span>
        </h1>
        <Box
          component="p"
          maw="33rem"
          mt="lg"
          mb="xl"
          fz="clamp(1.125rem, 1.5vw, 1.25rem)"
          lh={1.55}
          className={look('muted')}
        >
          {hero.text}
        </Box>
        <Group gap="sm" align="stretch" mb="md">
          <WayOnButton kind="action" size="lg">
            <LinkButton to={paths.tests} kind="action" size="lg">
              {hero.startTest}
            </LinkButton>
            <LinkButton to={`${paths.auth}?tab=signup`} size="lg">
              {hero.signUp}
            </LinkButton>
          </WayOnButton>
        </Group>
        {!useHasSoftskillTest() && (
          <Box component="p" mb="md" className={look('muted')}>
            {preparingTexts.short}
          </Box>
        )}
        <Box ms={-8}>
          <LinkButton to={paths.companyInfo} kind="plain">
            {hero.forCompanies}
          </LinkButton>
        </Box>
      </div>
      <HeroFigure />
    </section>
  );
}

const strengths = [
  { skill: 'Empathie', depth: 78 },
  { skill: 'Kreativität', depth: 64 },
  { skill: 'Teamfähigkeit', depth: 71 },
  { skill: 'Führung', depth: 49 },
  { skill: 'Integrität', depth: 58 },
  { skill: 'Resilienz', depth: 42 },
] as const;

/** The strengths and the values share one edge: the profile's contour. */
function HeroFigure() {
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
