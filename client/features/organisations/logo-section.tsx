import { Button, FileButton, Group } from '@mantine/core';
import { useRef } from 'react';
import { acceptedLogos } from '#shared/assets/kinds.ts';
import { logoTexts as texts } from '#shared/texts/assets.ts';
import { FormError } from '../../components/form-error/form-error.tsx';
import { look } from '../../components/look/look.ts';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { trpc } from '../../trpc.ts';
import { OrganisationLogo } from './organisation-logo.tsx';
import { useLogo } from './use-logo.ts';

type LogoSectionProps = { isEditable: boolean };

/** The logo, and for managers the ways to change it. */
export function LogoSection({ isEditable }: LogoSectionProps) {
  const { data } = trpc.organisations.current.useQuery();
  if (data === undefined) return null;
  const { logoUrl, name } = data;
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <div className={look('stack', 'gap16')} style={{ justifyItems: 'start' }}>
        {logoUrl === null ? (
          <p className={look('muted')}>{texts.empty}</p>
        ) : (
          <OrganisationLogo url={logoUrl} name={name} />
        )}
        {isEditable && <LogoButtons hasLogo={logoUrl !== null} />}
      </div>
    </SettingsSection>
  );
}

function LogoButtons({ hasLogo }: { hasLogo: boolean }) {
  const logo = useLogo();
  // The same file can be chosen again after a refusal.
  const resetRef = useRef<() => void>(null);
  const choose = (file: File | null) => {
    resetRef.current?.();
    if (file !== null) logo.upload(file);
  };
  return (
    <>
      <p className={look('muted')}>{texts.hint}</p>
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
