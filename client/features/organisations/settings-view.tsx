import { Box } from '@mantine/core';
import { settingsTexts as texts } from '#shared/texts/organisations/organisations.ts';
import { Fact } from '../../components/fact.tsx';
import { look } from '../../components/look/look.ts';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { ValueProfile } from '../../components/value-profile/value-profile.tsx';
import { WordList } from '../../components/word-list.tsx';
import { LogoSection } from './logo-section.tsx';
import { PublicPageLink } from './public-page-link.tsx';
import type { StoredSettings } from './settings.ts';
import { TooFewValues } from './values-field.tsx';

/** The settings for those who may only read them. */
export function SettingsView({ organisation }: { organisation: StoredSettings }) {
  const { name, slug, description, values, isPublic, imprint, needsReview } = organisation;
  return (
    <>
      <Box component="p" mb="xl" py="md" px="lg" className={look('reading', 'sunken', 'fit')} role="note">
        {texts.readOnly}
      </Box>
      <SettingsSection title={texts.profile.title} text={texts.profile.text}>
        <dl className={look('stack', 'gap20')}>
          <Fact term={texts.name}>{name}</Fact>
          <Fact term={texts.description}>{description || texts.empty}</Fact>
          <div>
            <Box component="dt" mb={4} className={look('muted', 'fine')}>
              {texts.values}
            </Box>
            <dd>
              {values.length === 0 ? texts.empty : <WordList words={values} />}
              <TooFewValues count={values.length} />
            </dd>
          </div>
        </dl>
        <ValueProfile words={values} />
      </SettingsSection>
      <LogoSection isEditable={false} />
      <SettingsSection title={texts.publicSection.title} text={texts.publicSection.text}>
        <dl className={look('stack', 'gap20')}>
          <Fact term={texts.isPublic}>{isPublic ? texts.on : texts.off}</Fact>
          <Fact term={texts.imprint}>{imprint || texts.empty}</Fact>
        </dl>
        {isPublic && <PublicPageLink slug={slug} />}
      </SettingsSection>
      <SettingsSection title={texts.workSection.title} text={texts.workSection.text}>
        <dl className={look('stack', 'gap20')}>
          <Fact term={texts.needsReview}>{needsReview ? texts.on : texts.off}</Fact>
        </dl>
        <p className={look('muted', 'small')}>{texts.needsReviewHint}</p>
      </SettingsSection>
    </>
  );
}
