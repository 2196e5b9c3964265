import { Box, Group, Text, Title } from '@mantine/core';
import { companyInfoTexts } from '#shared/texts/pages/company-info.ts';
import { ClosingCall } from '../../components/closing-call/closing-call.tsx';
import common from '../../components/common.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { Mark } from '../../components/logo.tsx';
import { MainLinkButton } from '../../components/main-link/main-link-button.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { SectionTitle } from '../../components/section-title.tsx';
import { companySignUpPath } from '../../lib/access.ts';
import { paths } from '../../lib/paths.ts';
import { CompanyHero } from './company-hero.tsx';
import classes from './company-info-page.module.css';
import { CompanyStatistics } from './company-statistics.tsx';
import { CoursePicture, PagePicture, TeamPicture, TestPicture } from './feature-pictures.tsx';

const featuresId = 'funktionen';

export default function CompanyInfoPage() {
  usePageTitle(companyInfoTexts.pageTitle);
  return (
    <>
      <CompanyHero featuresId={featuresId} />
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
      <MainLinkButton kind="action" size="lg">
        <LinkButton to={companySignUpPath} kind="action" size="lg">
          {finale.signUp}
        </LinkButton>
        <LinkButton to={paths.auth} size="lg">
          {finale.signIn}
        </LinkButton>
      </MainLinkButton>
    </ClosingCall>
  );
}

function CompanyBenefits() {
  const { title, items } = companyInfoTexts.benefits;
  return (
    <Box
      component="section"
      py="clamp(3.5rem, 8vw, 6.5rem)"
      px="var(--pg-gutter)"
      className={`${classes.columns} ${common.page}`}
      aria-labelledby="nutzen"
    >
      <SectionTitle id="nutzen">{title}</SectionTitle>
      <ul>
        {items.map((benefit) => (
          <Group component="li" gap={20} wrap="nowrap" key={benefit} fz="lg" className={classes.benefit}>
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
    <Box component="section" bg="var(--pg-sunken)" aria-labelledby={featuresId}>
      <Box py="clamp(2.5rem, 7vw, 5.5rem)" px="var(--pg-gutter)" className={common.page}>
        <SectionTitle id={featuresId}>{title}</SectionTitle>
        <div className={classes.cards}>
          {items.map((feature, index) => {
            const Picture = pictures[index];
            return (
              <Box component="article" key={feature.title} bg="var(--pg-surface)" className={classes.card}>
                <div className={classes.picture}>{Picture && <Picture />}</div>
                <Title order={3} mb="xs" lh={1.2} lts="-0.015em">
                  {feature.title}
                </Title>
                <Text maw="30rem" c="dimmed" fz={17}>
                  {feature.text}
                </Text>
              </Box>
            );
          })}
        </div>
      </Box>
    </Box>
  );
}
