import { Skeleton } from '@mantine/core';
import { roomText, usedShare } from '#shared/assets/kinds.ts';
import { storageTexts as texts } from '#shared/texts/organisations/organisations.ts';
import { look } from '../../components/look/look.ts';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { UseBar } from '../../components/share-bar.tsx';
import { trpc } from '../../trpc.ts';

/** How much of its room the organisation's files take. For who may add some. */
export function StorageSection() {
  const { data: use, isError } = trpc.assets.storage.useQuery();
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      {isError ? (
        <p className={look('muted', 'small')} role="alert">
          {texts.failed}
        </p>
      ) : use === undefined ? (
        <Skeleton height={64} />
      ) : (
        <div className={look('stack', 'gap8')}>
          <p className={look('strong', 'numbers')}>{texts.used(roomText(use.usedBytes), roomText(use.allowedBytes))}</p>
          <UseBar share={usedShare(use)} label={texts.bar} />
          <p className={look('muted', 'small', 'numbers')}>{texts.files(use.files, use.allowedFiles)}</p>
        </div>
      )}
      <p className={look('muted', 'small')}>{texts.hint}</p>
    </SettingsSection>
  );
}
