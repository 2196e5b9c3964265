import { Box, Text, Title } from '@mantine/core';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { foundingTexts as texts } from '#shared/texts/organisations/organisations.ts';
import { PageMain } from '../../app/layouts/page-main.tsx';
import { PersonMenu } from '../../app/layouts/person-menu.tsx';
import { SiteHeader } from '../../app/layouts/site-header.tsx';
import common from '../../components/common.module.css';
import { ApartShapes } from '../../components/illustrations/shapes.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { SkipLink } from '../../components/skip-link.tsx';
import { FoundingForm } from '../../features/organisations/founding-form.tsx';
import classes from './founding-page.module.css';

/** Takes the place of the whole company area until there is an organisation. */
export function FoundingPage({ suggestion, user }: { suggestion: string; user: SessionUser }) {
  usePageTitle(texts.pageTitle);
  return (
    <>
      <SkipLink />
      <SiteHeader compact>
        <Box miw={0} ms="auto">
          <PersonMenu user={user} />
        </Box>
      </SiteHeader>
      <PageMain className={classes.page}>
        <Box w={{ base: '7rem', sm: '100%' }} className={common.pictured}>
          <ApartShapes />
        </Box>
        <Box miw={0}>
          <Title order={1} lts="-0.02em">
            {texts.title}
          </Title>
          <Text mt="sm" mb="xl" c="dimmed" fz={17}>
            {texts.text}
          </Text>
          <FoundingForm suggestion={suggestion} />
          <Text mt={40} pt="lg" c="dimmed" className={common.lineTop}>
            {texts.invited}
          </Text>
        </Box>
      </PageMain>
    </>
  );
}
