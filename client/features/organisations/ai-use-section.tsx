import { aiUseTexts as texts } from '#shared/texts/ai/service.ts';
import { AiUse } from '../../components/ai-use.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { trpc } from '../../trpc.ts';

/** For who may have courses made. The embedded generator uses nothing, so there is nothing to show. */
export function AiUseSection() {
  const { data: offer } = trpc.ai.offer.useQuery();
  if (offer?.generator !== 'service') return null;
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <AiUse use={offer.use} />
    </SettingsSection>
  );
}
