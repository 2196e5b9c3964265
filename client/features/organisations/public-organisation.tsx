import { Box, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { CompanyImprint } from '#shared/organisations/imprint.ts';
import { imprintLines } from '#shared/texts/organisations/imprint.ts';
import { companyPageTexts as texts } from '#shared/texts/organisations/organisations.ts';
import common from '../../components/common.module.css';
import { UnverifiedMark } from '../../components/company-link.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { WordList } from '../../components/word-list.tsx';
import { displayEmail } from '../../lib/email.ts';
import { OrganisationLogo } from './logo-section.tsx';

type PublicOrganisationProps = {
  children?: ReactNode;
  actions?: ReactNode;
  organisation: {
    name: string;
    description: string;
    values: string[];
    imprint: string;
    legal: CompanyImprint | null;
    isUnverified: boolean;
    /** Null unless a mail domain verified the organisation. */
    confirmedDomain: string | null;
    logoUrl: string | null;
  };
};

export function PublicOrganisation({ organisation, actions, children }: PublicOrganisationProps) {
  const { name, description, values, imprint, legal, isUnverified, confirmedDomain, logoUrl } = organisation;
  usePageTitle(name);
  return (
    <Box component="article" mx="auto" maw="var(--pg-reading)">
      {logoUrl !== null && (
        <Box mb="lg">
          <OrganisationLogo url={logoUrl} name={name} />
        </Box>
      )}
      <Box component="h1" mb={20} fz="var(--pg-step-5)" lh={1.05} ff="heading" fw={650} lts="-0.02em">
        {name}
      </Box>
      {isUnverified && (
        <Box mb="md">
          <UnverifiedMark />
        </Box>
      )}
      {confirmedDomain !== null && (
        <Text mb="md" c="dimmed" fz="sm" className={common.anywhere}>
          {texts.confirmedDomain(displayEmail(confirmedDomain))}
        </Text>
      )}
      {description !== '' && (
        <Text lh={1.65} fz="lg" className={`${common.anywhere} ${common.preLine}`}>
          {description}
        </Text>
      )}
      {actions && (
        <Group gap="sm" mt="xl">
          {actions}
        </Group>
      )}
      {values.length > 0 && <ValuesPart values={values} />}
      {children}
      {(imprint !== '' || legal !== null) && <ImprintPart imprint={imprint} legal={legal} />}
    </Box>
  );
}

function ValuesPart({ values }: { values: string[] }) {
  const titleId = useId();
  return (
    <Box component="section" mt={48} pt="xl" className={common.lineTop} aria-labelledby={titleId}>
      <Title order={2} size="h3" mb="md" id={titleId}>
        {texts.values}
      </Title>
      <WordList words={values} />
    </Box>
  );
}

function ImprintPart({ imprint, legal }: { imprint: string; legal: CompanyImprint | null }) {
  const titleId = useId();
  return (
    <Box component="section" mt={48} pt="xl" className={common.lineTop} aria-labelledby={titleId}>
      <Title order={2} size="h3" mb="md" id={titleId}>
        {texts.imprint}
      </Title>
      {legal !== null && (
        <Text c="dimmed" className={`${common.anywhere} ${common.preLine}`}>
          {imprintLines(legal).join('\n')}
        </Text>
      )}
      {imprint !== '' && (
        <Text mt="sm" c="dimmed" className={`${common.anywhere} ${common.preLine}`}>
          {imprint}
        </Text>
      )}
    </Box>
  );
}
