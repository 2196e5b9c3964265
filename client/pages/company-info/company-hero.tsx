import { Box, Group, Text } from '@mantine/core';
import { companyInfoTexts } from '#shared/texts/pages/company-info.ts';
import { ContourShapes } from '../../components/contour-shapes/contour-shapes.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { MainLinkButton } from '../../components/main-link/main-link-button.tsx';
import { companySignUpPath } from '../../lib/access.ts';
import { paths } from '../../lib/paths.ts';
import classes from './company-hero.module.css';

const depths = [60, 52, 58, 46];

export function CompanyHero() {
  const { hero } = companyInfoTexts;
  return (
    <Box component="section" mx="auto" className={classes.hero}>
      <div className={classes.words}>
        <h1 className={classes.title}>{hero.title}</h1>
        <Text maw="33rem" mt="lg" mb="xl" fz="clamp(1.125rem, 1.5vw, 1.25rem)" lh={1.55} c="dimmed">
          {hero.text}
        </Text>
        <Group gap="sm" align="stretch">
          <MainLinkButton kind="action" size="lg">
            <LinkButton to={companySignUpPath} kind="action" size="lg">
              {hero.signUp}
            </LinkButton>
            <LinkButton to={paths.auth} size="lg">
              {hero.signIn}
            </LinkButton>
          </MainLinkButton>
        </Group>
      </div>
      <figure className={classes.figure}>
        <ContourShapes className={classes.shapes} depths={depths} person="right">
          <Box component="ul" h="100%" className={classes.rows} aria-label={hero.figure.description}>
            {hero.figure.modules.map((module) => (
              <Group component="li" gap={0} wrap="nowrap" key={module} c="var(--pg-on-job)" className={classes.row}>
                {module}
              </Group>
            ))}
          </Box>
          <Text span c="var(--pg-on-person)" pos="absolute" className={classes.person} aria-hidden="true">
            {hero.figure.person}
          </Text>
        </ContourShapes>
        <Box component="figcaption" mt="md" ps="clamp(var(--pg-gutter), 6.25vw, 7.5rem)" c="dimmed" fz="sm">
          {hero.figure.caption}
        </Box>
      </figure>
    </Box>
  );
}
