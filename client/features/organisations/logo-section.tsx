import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { acceptedLogos } from '#shared/assets/kinds.ts';
import { logoTexts as texts } from '#shared/texts/assets.ts';
import { FormError } from '../../components/form-error/form-error.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { useTemporaryNote } from '../../lib/hooks.ts';
import { uploadLogo } from '../../lib/requests/upload.ts';
import { trpc } from '../../trpc.ts';
import classes from './logo-section.module.css';

type LogoSectionProps = { isEditable: boolean };

export function LogoSection({ isEditable }: LogoSectionProps) {
  const { data } = trpc.organisations.current.useQuery();
  if (data === undefined) return null;
  const { logoUrl, name } = data;
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <Stack gap="md" align="flex-start">
        {logoUrl === null ? <Text c="dimmed">{texts.empty}</Text> : <OrganisationLogo url={logoUrl} name={name} />}
        {isEditable && <LogoButtons hasLogo={logoUrl !== null} />}
      </Stack>
    </SettingsSection>
  );
}

function LogoButtons({ hasLogo }: { hasLogo: boolean }) {
  const logo = useLogo();
  // The same file can be chosen again after an error.
  const resetRef = useRef<() => void>(null);
  const choose = (file: File | null) => {
    resetRef.current?.();
    if (file !== null) logo.upload(file);
  };
  return (
    <>
      <Text c="dimmed">{texts.hint}</Text>
      <Group gap="sm" align="stretch">
        <FileButton
          resetRef={resetRef}
          accept={acceptedLogos}
          onChange={choose}
          inputProps={{ 'aria-label': texts.choose }}
        >
          {(props) => (
            <Button {...props} variant="default" loading={logo.isUploading} disabled={logo.isRemoving}>
              {hasLogo ? texts.replace : texts.choose}
            </Button>
          )}
        </FileButton>
        {hasLogo && (
          <Button
            variant="subtle"
            color="var(--pg-error-text)"
            loading={logo.isRemoving}
            disabled={logo.isUploading}
            onClick={logo.remove}
          >
            {texts.remove}
          </Button>
        )}
        <SavedNote note={logo.note} />
      </Group>
      <FormError message={logo.failure} />
    </>
  );
}

export function OrganisationLogo({ url, name }: { url: string; name: string }) {
  return <img className={classes.logo} src={url} alt={texts.alt(name)} />;
}

function useLogo() {
  const utils = trpc.useUtils();
  const [note, showNote] = useTemporaryNote();
  const finish = async (message: string) => {
    showNote(message);
    await utils.organisations.invalidate();
  };
  const uploading = useMutation({
    mutationFn: (file: File) => uploadLogo({ file }),
    onSuccess: () => finish(texts.saved),
  });
  const removing = trpc.organisations.removeLogo.useMutation({
    onSuccess: () => finish(texts.removed),
  });
  return {
    upload: (file: File) => {
      removing.reset();
      uploading.mutate(file);
    },
    remove: () => {
      uploading.reset();
      removing.mutate();
    },
    note,
    failure: uploading.error?.message ?? (removing.error && sentenceOf(removing.error, texts.removeFailed)),
    isUploading: uploading.isPending,
    isRemoving: removing.isPending,
  };
}
