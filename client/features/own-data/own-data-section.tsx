import { Box } from '@mantine/core';
import { ownDataTexts as texts } from '#shared/texts/account/own-data.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { paths } from '../../lib/paths.ts';

export const OwnDataSection = () => (
  <SettingsSection title={texts.title} text={texts.text}>
    <Box>
      <LinkButton to={paths.ownData}>{texts.open}</LinkButton>
    </Box>
  </SettingsSection>
);
