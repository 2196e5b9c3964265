import { Box, Group, Text } from '@mantine/core';
import { preparingTexts } from '#shared/texts/assessments/preparing.ts';
import { landingTexts } from '#shared/texts/pages/landing.ts';
import common from '../../components/common.module.css';
import { ContourShapes } from '../../components/contour-shapes/contour-shapes.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { useHasSoftskillTest } from '../../lib/tests/use-startable.ts';
import classes from './hero.module.css';
import { JobSearch } from './job-search.tsx';
import { StartButtons } from './start-buttons.tsx';

export function Hero() {
  const { hero } = landingTexts;
  const hasTest = useHasSoftskillTest();
  return (
    <Box component="section" mx="auto" className={classes.hero}>
      <div className={classes.words}>
        <h1 className={`${classes.title} ${common.unhyphenated}`}>
          {hero.title[0]}{' '}
          <Text span display="block" className={common.oneLine}>
            {hero.title[1]}
          </Text>
        </h1>
        <Text
          maw="31rem"
          mt={{ base: 'sm', sm: 'md' }}
          mb={{ base: 'md', sm: 'lg' }}
          fz="clamp(1.0625rem, 1.5vw, 1.25rem)"
          lh={1.5}
          c="dimmed"
        >
          {hero.text}
        </Text>
        {!hasTest && (
          <Text mb="md" c="dimmed">
            {preparingTexts.short}
          </Text>
        )}
        <div className={classes.actions}>
          <StartButtons texts={hero} isQuiet effort={hasTest && hero.effort} />
        </div>
        <JobSearch />
        {/* From this width on, the header has the same link. */}
        <Box hiddenFrom="md" mt="xs" ta="center">
          <LinkButton to={paths.companyInfo} kind="plain">
            {hero.forCompanies}
          </LinkButton>
        </Box>
      </div>
      <HeroFigure />
    </Box>
  );
}

const { figure } = landingTexts.hero;
const depths = [78, 64, 71, 49, 58, 42];

/** Phones show open jobs instead. */
function HeroFigure() {
  return (
    <Box component="figure" visibleFrom="sm" className={classes.figure}>
      <ContourShapes className={classes.shapes} depths={depths} person="left">
        <Box component="ul" h="100%" className={classes.rows} aria-label={figure.description}>
          {figure.strengths.map((skill) => (
            <Group component="li" gap={0} wrap="nowrap" key={skill} c="var(--pg-on-person)" className={classes.row}>
              {skill}
            </Group>
          ))}
        </Box>
        <Text span pos="absolute" c="var(--pg-on-job)" className={classes.values} aria-hidden="true">
          {figure.values}
        </Text>
      </ContourShapes>
      <Box component="figcaption" mt="md" c="dimmed" fz="sm">
        {figure.caption}
      </Box>
    </Box>
  );
}
