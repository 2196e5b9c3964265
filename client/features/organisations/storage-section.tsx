import { Skeleton } from '@mantine/core';
import type { AiUse as Use } from '#shared/ai/state.ts';
import { roomText, usedShare } from '#shared/assets/kinds.ts';
import { aiUseTexts } from '#shared/texts/ai/service.ts';
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

/** For people who may generate courses. Hidden with the embedded generator, which uses no tokens. */
export function AiUseSection() {
  const { data: offer } = trpc.ai.offer.useQuery();
  if (offer?.generator !== 'service') return null;
  return (
    <SettingsSection title={aiUseTexts.title} text={aiUseTexts.text}>
      <AiUse use={offer.use} />
    </SettingsSection>
  );
}

function AiUse({ use: { used, allowed, month } }: { use: Use }) {
  return (
    <div className={look('stack', 'gap8')}>
      <p className={look('strong', 'numbers')}>{aiUseTexts.used(used, allowed, month)}</p>
      {allowed !== null && <UseBar share={allowed === 0 ? 1 : used / allowed} label={aiUseTexts.bar} />}
      <p className={look('muted', 'small', 'numbers')}>{restText(used, allowed)}</p>
    </div>
  );
}

function restText(used: number, allowed: number | null): string {
  if (allowed === null) return aiUseTexts.unlimited;
  return used >= allowed ? aiUseTexts.full : aiUseTexts.rest(allowed - used);
}
