import { Box, Button, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
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

export function PublicOrganisation({ organisation, children }: PublicOrganisationProps) {
  const { name, description, values, imprint, legal, isUnverified, confirmedDomain, logoUrl } = organisation;
  usePageTitle(name);
  const hasPanel = values.length > 0 || imprint !== '' || legal !== null || confirmedDomain !== null;
  return (
    <article className={common.withPanel}>
      <Box miw={0} maw="var(--pg-reading)">
        {logoUrl !== null && (
          <Box mb="lg">
            <OrganisationLogo url={logoUrl} name={name} />
          </Box>
        )}
        <Box
          component="h1"
          mb="md"
          fz="var(--pg-step-5)"
          lh={1.05}
          ff="heading"
          fw={650}
          lts="-0.02em"
          className={common.anywhere}
        >
          {name}
        </Box>
        {isUnverified && (
          <Box mb="md">
            <UnverifiedMark />
          </Box>
        )}
        {description !== '' && <Description text={description} />}
      </Box>
      <Stack gap="xl" miw={0} maw="var(--pg-reading)">
        {children}
      </Stack>
      {hasPanel && <Panel organisation={organisation} />}
    </article>
  );
}

const longText = 500;

/** A long text shows its first lines, because the jobs follow it. */
function Description({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(text.length <= longText);
  return (
    <>
      <Text
        lh={1.6}
        fz={{ base: 'md', sm: 'lg' }}
        {...(!isWhole && { lineClamp: 5 })}
        className={`${common.anywhere} ${common.preLine}`}
      >
        {text}
      </Text>
      {!isWhole && (
        <Button variant="subtle" px={0} onClick={() => setIsWhole(true)}>
          {texts.whole}
        </Button>
      )}
    </>
  );
}

function Panel({ organisation }: Pick<PublicOrganisationProps, 'organisation'>) {
  const { values, imprint, legal, confirmedDomain } = organisation;
  return (
    <Stack
      p="lg"
      gap="lg"
      bd="1px solid var(--pg-line)"
      bdrs="2rem 0.5rem 0.5rem 2rem"
      bg="var(--pg-surface)"
      className={common.sidePanel}
    >
      {values.length > 0 && (
        <Part title={texts.values}>
          <WordList words={values} />
        </Part>
      )}
      {(imprint !== '' || legal !== null) && (
        <Part title={texts.imprint}>
          {[legal === null ? '' : imprintLines(legal).join('\n'), imprint]
            .filter((part) => part !== '')
            .map((part) => (
              <Text key={part} mb="xs" c="dimmed" fz="sm" className={`${common.anywhere} ${common.preLine}`}>
                {part}
              </Text>
            ))}
        </Part>
      )}
      {confirmedDomain !== null && (
        <Text c="dimmed" fz="sm" className={common.anywhere}>
          {texts.confirmedDomain(displayEmail(confirmedDomain))}
        </Text>
      )}
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} size="h4" mb="sm" id={titleId}>
        {title}
      </Title>
      {children}
    </section>
  );
}
