import { Box, Group } from '@mantine/core';
import { preparingTexts } from '#shared/texts/assessments/assessments.ts';
import { landingTexts } from '#shared/texts/pages/landing.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { look } from '../../components/look/look.ts';
import { WayOnButton } from '../../components/way-on/way-on-button.tsx';
import { paths } from '../../lib/paths.ts';
import { useHasSoftskillTest } from '../../lib/use-startable.ts';
import classes from './hero.module.css';
import { HeroFigure } from './hero-figure.tsx';

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
