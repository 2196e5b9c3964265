import { Box, Group, Stack, Text } from '@mantine/core';
import { companyInfoTexts } from '#shared/texts/pages/company-info.ts';
import { ContourShapes } from '../../components/contour-shapes/contour-shapes.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Mark } from '../../components/logo.tsx';
import { MainLinkButton } from '../../components/main-link/main-link-button.tsx';
import { companySignUpPath } from '../../lib/access.ts';
import classes from './company-hero.module.css';

const depths = [60, 52, 58, 46];

export function CompanyHero() {
  const { hero } = companyInfoTexts;
  return (
    <Box component="section" mx="auto" className={classes.hero}>
      <div className={classes.words}>
        <h1 className={classes.title}>{hero.title}</h1>
        <Text maw="31rem" mt="md" mb="lg" fz="clamp(1.0625rem, 1.5vw, 1.25rem)" lh={1.5} c="dimmed">
          {hero.text}
        </Text>
        <Group grow w={{ base: '100%', sm: 'max-content' }}>
          <MainLinkButton kind="action" size="lg">
            <LinkButton to={companySignUpPath} kind="action" size="lg">
              {hero.signUp}
            </LinkButton>
          </MainLinkButton>
        </Group>
        <Stack component="ul" gap="xs" mt="lg">
          {hero.gains.map((gain) => (
            <Group component="li" gap="sm" wrap="nowrap" align="flex-start" key={gain}>
              <Mark size={20} />
              {gain}
            </Group>
          ))}
        </Stack>
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
