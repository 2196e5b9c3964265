import type { SessionUser } from '#shared/auth/session-user.ts';
import { foundingTexts as texts } from '#shared/texts/organisations.ts';
import { PageMain } from '../../app/layouts/page-main.tsx';
import { PersonMenu } from '../../app/layouts/person-menu.tsx';
import { SiteHeader } from '../../app/layouts/site-header.tsx';
import { ApartShapes } from '../../components/illustrations/apart-shapes.tsx';
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
        <div className={classes.end}>
          <PersonMenu user={user} />
        </div>
      </SiteHeader>
      <PageMain className={classes.page}>
        <div className={classes.picture}>
          <ApartShapes />
        </div>
        <div className={classes.content}>
          <h1 className={classes.title}>{texts.title}</h1>
          <p className={classes.text}>{texts.text}</p>
          <FoundingForm suggestion={suggestion} />
          <p className={classes.invited}>{texts.invited}</p>
        </div>
      </PageMain>
    </>
  );
}
