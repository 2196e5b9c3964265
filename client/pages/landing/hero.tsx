import { Box, Group } from '@mantine/core';
import { preparingTexts } from '#shared/texts/assessments/assessments.ts';
import { landingTexts } from '#shared/texts/pages/landing.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { look } from '../../components/look/look.ts';
import { TwoShapes } from '../../components/two-shapes/two-shapes.tsx';
import { WayOnButton } from '../../components/way-on/way-on-button.tsx';
import { paths } from '../../lib/paths.ts';
import { useHasSoftskillTest } from '../../lib/tests/use-startable.ts';
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

const { figure } = landingTexts.hero;
const depths = [78, 64, 71, 49, 58, 42];

/** The strengths and the values share one edge: the profile's contour. */
function HeroFigure() {
  return (
    <figure className={classes.figure}>
      <TwoShapes className={classes.shapes} depths={depths} person="left">
        <ul className={`${classes.rows} ${look('stack', 'fullHigh')}`} aria-label={figure.description}>
          {figure.strengths.map((skill) => (
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
