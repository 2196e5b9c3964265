import { Box, Group } from '@mantine/core';
import { companyInfoTexts } from '#shared/texts/pages/company-info.ts';
import { ClosingCall } from '../../components/closing-call/closing-call.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Mark } from '../../components/logo.tsx';
import { look } from '../../components/look/look.ts';
import { usePageTitle } from '../../components/page-title.ts';
import { SectionTitle } from '../../components/section-title.tsx';
import { WayOnButton } from '../../components/way-on/way-on-button.tsx';
import { companySignUpPath } from '../../lib/access.ts';
import { paths } from '../../lib/paths.ts';
import { CompanyHero } from './company-hero.tsx';
import classes from './company-info-page.module.css';
import { CompanyStatistics } from './company-statistics.tsx';
import { CoursePicture, PagePicture, TeamPicture, TestPicture } from './feature-pictures.tsx';

/** The start page seen from the other side of the edge: here the course is the left form and the person comes from the right. */
export default function CompanyInfoPage() {
  usePageTitle(companyInfoTexts.pageTitle);
  return (
    <>
      <CompanyHero />
      <CompanyFeatures />
      <CompanyBenefits />
      <CompanyStatistics />
      <CompanyFinale />
    </>
  );
}

function CompanyFinale() {
  const { finale } = companyInfoTexts;
  return (
    <ClosingCall title={finale.title} text={finale.text}>
      <WayOnButton kind="action" size="lg">
        <LinkButton to={companySignUpPath} kind="action" size="lg">
          {finale.signUp}
        </LinkButton>
        <LinkButton to={paths.auth} size="lg">
          {finale.signIn}
        </LinkButton>
      </WayOnButton>
    </ClosingCall>
  );
}

function CompanyBenefits() {
  const { title, items } = companyInfoTexts.benefits;
  return (
    <Box
      component="section"
      py="clamp(3.5rem, 8vw, 6.5rem)"
      className={`${look('page', 'gutter')} ${classes.columns}`}
      aria-labelledby="nutzen"
    >
      <SectionTitle id="nutzen">{title}</SectionTitle>
      <ul>
        {items.map((benefit) => (
          <Group
            component="li"
            gap={20}
            wrap="nowrap"
            key={benefit}
            className={`${classes.benefit} ${look('larger', 'lineTop')}`}
          >
            <Mark size={24} />
            {benefit}
          </Group>
        ))}
      </ul>
    </Box>
  );
}

const pictures = [CoursePicture, TeamPicture, TestPicture, PagePicture];

function CompanyFeatures() {
  const { title, items } = companyInfoTexts.features;
  return (
    <section className={look('sunken')} aria-labelledby="funktionen">
      <Box py="clamp(3.5rem, 8vw, 6.5rem)" className={look('page', 'gutter')}>
        <SectionTitle id="funktionen">{title}</SectionTitle>
        <div className={`${classes.cards} ${look('stack', 'gap20')}`}>
          {items.map((feature, index) => {
            const Picture = pictures[index];
            return (
              <article key={feature.title} className={`${classes.card} ${look('stack', 'surface', 'fitLarge')}`}>
                <div className={classes.picture}>{Picture && <Picture />}</div>
                <Box component="h3" mb="xs" lh={1.2} className={look('heading', 'step2', 'snug')}>
                  {feature.title}
                </Box>
                <Box component="p" maw="30rem" className={look('muted', 'large')}>
                  {feature.text}
                </Box>
              </article>
            );
          })}
        </div>
      </Box>
    </section>
  );
}
