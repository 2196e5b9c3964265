import { Box, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { organisationSettingsTexts as texts } from '#shared/texts/organisations/organisations.ts';
import { DefinitionItem } from '../../components/decision-answer.tsx';
import { IconLink } from '../../components/link-button.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { ValueProfile } from '../../components/value-profile/value-profile.tsx';
import { WordList } from '../../components/word-list.tsx';
import { paths } from '../../lib/paths.ts';
import { LogoSection } from './logo-section.tsx';
import classes from './settings.module.css';
import type { StoredSettings } from './settings.ts';
import { TooFewValues } from './values-field.tsx';

export function SettingsView({ organisation }: { organisation: StoredSettings }) {
  const { name, slug, description, values, isPublic, imprint, needsReview } = organisation;
  return (
    <>
      <Text mb="xl" py="md" px="lg" maw="var(--pg-reading)" bg="var(--pg-sunken)" bdrs="fit" role="note">
        {texts.readOnly}
      </Text>
      <SettingsSection title={texts.profile.title} text={texts.profile.text}>
        <Stack component="dl" gap={20}>
          <DefinitionItem term={texts.name}>{name}</DefinitionItem>
          <DefinitionItem term={texts.description}>{description || texts.empty}</DefinitionItem>
          <div>
            <Box component="dt" mb={4} c="dimmed" fz={14}>
              {texts.values}
            </Box>
            <dd>
              {values.length === 0 ? texts.empty : <WordList words={values} />}
              <TooFewValues count={values.length} />
            </dd>
          </div>
        </Stack>
        <ValueProfile words={values} />
      </SettingsSection>
      <LogoSection isEditable={false} />
      <SettingsSection title={texts.publicSection.title} text={texts.publicSection.text}>
        <Stack component="dl" gap={20}>
          <DefinitionItem term={texts.isPublic}>{isPublic ? texts.on : texts.off}</DefinitionItem>
          <DefinitionItem term={texts.imprint}>{imprint || texts.empty}</DefinitionItem>
        </Stack>
        {isPublic && <PublicPageLink slug={slug} />}
      </SettingsSection>
      <SettingsSection title={texts.workSection.title} text={texts.workSection.text}>
        <Stack component="dl" gap={20}>
          <DefinitionItem term={texts.needsReview}>{needsReview ? texts.on : texts.off}</DefinitionItem>
        </Stack>
        <Text c="dimmed" fz="sm">
          {texts.needsReviewHint}
        </Text>
      </SettingsSection>
    </>
  );
}

export function PublicPageLink({ slug }: { slug: string }) {
  return (
    <IconLink icon={IconExternalLink} className={classes.link} to={paths.companyPage(slug)} target="_blank">
      {texts.toPublic}
      <VisuallyHidden>{texts.newTab}</VisuallyHidden>
    </IconLink>
  );
}
