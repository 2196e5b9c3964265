import { Box, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { settingsTexts as texts } from '#shared/texts/organisations/organisations.ts';
import { Fact } from '../../components/decision-answer.tsx';
import { look } from '../../components/look/look.ts';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { ValueProfile } from '../../components/value-profile/value-profile.tsx';
import { WordList } from '../../components/word-list.tsx';
import { paths } from '../../lib/paths.ts';
import { LogoSection } from './logo-section.tsx';
import classes from './settings.module.css';
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

export function PublicPageLink({ slug }: { slug: string }) {
  return (
    <Link
      className={`${classes.link} ${look('inlineRow', 'ink', 'strong', 'thinLine', 'offset25', 'gap6', 'thickens')}`}
      to={paths.companyPage(slug)}
      target="_blank"
    >
      <IconExternalLink size={18} stroke={1.75} aria-hidden="true" />
      {texts.toPublic}
      <VisuallyHidden>{texts.newTab}</VisuallyHidden>
    </Link>
  );
}
