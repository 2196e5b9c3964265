import { Button, Stack } from '@mantine/core';
import { IconDownload, IconFileTypePdf, IconUpload } from '@tabler/icons-react';
import { type MouseEvent, useState } from 'react';
import { type OwnProfile, profilePaperRoute, resumeRoute } from '#shared/profile/state.ts';
import { profileTexts } from '#shared/texts/profile.ts';
import common from '../../../components/common.module.css';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { SettingsSection } from '../../../components/settings-section/settings-section.tsx';
import { downloadFrom } from '../../../lib/requests/download.ts';
import type { ProfileSaves } from '../saving/profile-saves.ts';
import type { ProfileForm } from '../use-profile-form.ts';
import { ImportDialog } from './import-dialog.tsx';

const texts = profileTexts.files;
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

type FilesSectionProps = { own: OwnProfile; form: ProfileForm; saves: ProfileSaves };

export function FilesSection({ own, form, saves }: FilesSectionProps) {
  const [isOpened, setIsOpened] = useState(false);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const download = (event: MouseEvent<HTMLAnchorElement>) => {
    setIsIncomplete(false);
    if (saves.state() === 'saved') return;
    event.preventDefault();
    const { href } = event.currentTarget;
    void saves.settled().then((isSaved) => {
      setIsIncomplete(!isSaved);
      downloadFrom(href);
    });
  };
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <FormError message={isIncomplete ? texts.unsaved : null} onClose={() => setIsIncomplete(false)} />
      <Stack gap="sm" align="flex-start">
        <Button
          component="a"
          variant="default"
          href={profilePaperRoute}
          leftSection={<IconFileTypePdf {...icon} />}
          onClick={download}
        >
          {texts.paper}
        </Button>
        <Button
          component="a"
          variant="transparent"
          px={0}
          className={common.link}
          href={resumeRoute}
          leftSection={<IconDownload {...icon} />}
          onClick={download}
        >
          {texts.resume}
        </Button>
        <Button
          variant="transparent"
          px={0}
          className={common.link}
          leftSection={<IconUpload {...icon} />}
          onClick={() => setIsOpened(true)}
        >
          {texts.import}
        </Button>
      </Stack>
      <ImportDialog own={own} form={form} saves={saves} opened={isOpened} onClose={() => setIsOpened(false)} />
    </SettingsSection>
  );
}
