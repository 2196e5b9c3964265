import { Box } from '@mantine/core';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { foundingTexts as texts } from '#shared/texts/organisations/organisations.ts';
import { PageMain } from '../../app/layouts/page-main.tsx';
import { PersonMenu } from '../../app/layouts/person-menu.tsx';
import { SiteHeader } from '../../app/layouts/site-header.tsx';
import { ApartShapes } from '../../components/illustrations/shapes.tsx';
import { look } from '../../components/look/look.ts';
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
        <div className={look('narrowable', 'autoStart')}>
          <PersonMenu user={user} />
        </div>
      </SiteHeader>
      <PageMain className={classes.page}>
        <Box w={{ base: '7rem', sm: '100%' }} className={look('pictured')}>
          <ApartShapes />
        </Box>
        <div className={look('narrowable')}>
          <Box component="h1" lh={1.1} className={look('headingTight', 'step4')}>
            {texts.title}
          </Box>
          <Box component="p" mt="sm" mb="xl" className={look('muted', 'large')}>
            {texts.text}
          </Box>
          <FoundingForm suggestion={suggestion} />
          <Box component="p" mt={40} pt="lg" className={look('muted', 'lineTop')}>
            {texts.invited}
          </Box>
        </div>
      </PageMain>
    </>
  );
}
