import { Box, Group } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { CompanyImprint } from '#shared/organisations/imprint.ts';
import { imprintLines } from '#shared/texts/organisations/imprint.ts';
import { companyPageTexts as texts } from '#shared/texts/organisations/organisations.ts';
import { UnverifiedMark } from '../../components/company-link.tsx';
import { look } from '../../components/look/look.ts';
import { usePageTitle } from '../../components/page-title.ts';
import { WordList } from '../../components/word-list.tsx';
import { spelledEmail } from '../../lib/email.ts';
import { OrganisationLogo } from './logo-section.tsx';

type PublicOrganisationProps = {
  /** What it offers, between what it says of itself and its imprint. */
  children?: ReactNode;
  /** What one can do about it, below what it says of itself. */
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

/** Only what the organisation has filled in; nothing stands empty in public. */
export function PublicOrganisation({ organisation, actions, children }: PublicOrganisationProps) {
  const { name, description, values, imprint, legal, isUnverified, confirmedDomain, logoUrl } = organisation;
  usePageTitle(name);
  return (
    <article className={look('mid', 'reading')}>
      {logoUrl !== null && (
        <Box mb="lg">
          <OrganisationLogo url={logoUrl} name={name} />
        </Box>
      )}
      <Box component="h1" mb={20} fz="var(--pg-step-5)" lh={1.05} className={look('headingTight', 'anywhere')}>
        {name}
      </Box>
      {isUnverified && (
        <Box mb="md">
          <UnverifiedMark />
        </Box>
      )}
      {confirmedDomain !== null && (
        <Box component="p" mb="md" className={look('muted', 'small', 'anywhere')}>
          {texts.confirmedDomain(spelledEmail(confirmedDomain))}
        </Box>
      )}
      {description !== '' && (
        <Box component="p" lh={1.65} className={look('larger', 'anywhere', 'preLine')}>
          {description}
        </Box>
      )}
      {actions && (
        <Group gap="sm" mt="xl">
          {actions}
        </Group>
      )}
      {values.length > 0 && <ValuesPart values={values} />}
      {children}
      {(imprint !== '' || legal !== null) && <ImprintPart imprint={imprint} legal={legal} />}
    </article>
  );
}

function ValuesPart({ values }: { values: string[] }) {
  const titleId = useId();
  return (
    <Box component="section" mt={48} pt="xl" className={look('lineTop')} aria-labelledby={titleId}>
      <Box component="h2" mb="md" lh={1.25} className={look('heading', 'step2')} id={titleId}>
        {texts.values}
      </Box>
      <WordList words={values} />
    </Box>
  );
}

function ImprintPart({ imprint, legal }: { imprint: string; legal: CompanyImprint | null }) {
  const titleId = useId();
  return (
    <Box component="section" mt={48} pt="xl" className={look('lineTop')} aria-labelledby={titleId}>
      <Box component="h2" mb="md" lh={1.25} className={look('heading', 'step2')} id={titleId}>
        {texts.imprint}
      </Box>
      {legal !== null && <p className={look('muted', 'anywhere', 'preLine')}>{imprintLines(legal).join('\n')}</p>}
      {imprint !== '' && (
        <Box component="p" mt="sm" className={look('muted', 'anywhere', 'preLine')}>
          {imprint}
        </Box>
      )}
    </Box>
  );
}
