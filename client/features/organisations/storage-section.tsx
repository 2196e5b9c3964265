import { Skeleton } from '@mantine/core';
import { roomText, scarceShare, usedShare } from '#shared/assets/kinds.ts';
import { storageTexts as texts } from '#shared/texts/organisations.ts';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { trpc } from '../../trpc.ts';
import settings from './settings.module.css';
import classes from './storage-section.module.css';

/** How much of its room the organisation's files take. For who may add some. */
export function StorageSection() {
  const { data: use, isError } = trpc.assets.storage.useQuery();
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      {isError ? (
        <p className={settings.hint} role="alert">
          {texts.failed}
        </p>
      ) : use === undefined ? (
        <Skeleton height={64} />
      ) : (
        <div className={classes.use} data-scarce={usedShare(use) >= scarceShare}>
          <p className={classes.figure}>{texts.used(roomText(use.usedBytes), roomText(use.allowedBytes))}</p>
          <progress className={classes.bar} max={1} value={usedShare(use)} aria-label={texts.bar} />
          <p className={classes.files}>{texts.files(use.files, use.allowedFiles)}</p>
        </div>
      )}
      <p className={settings.hint}>{texts.hint}</p>
    </SettingsSection>
  );
}
