import type { AiUse as Use } from '#shared/ai/state.ts';
import { aiUseTexts as texts } from '#shared/texts/ai/service.ts';
import { look } from './look/look.ts';
import { UseBar } from './share-bar.tsx';

/** What an organisation has used of its tokens this month. */
export function AiUse({ use: { used, allowed, month } }: { use: Use }) {
  return (
    <div className={look('stack', 'gap8')}>
      <p className={look('strong', 'numbers')}>{texts.used(used, allowed, month)}</p>
      {allowed !== null && <UseBar share={allowed === 0 ? 1 : used / allowed} label={texts.bar} />}
      <p className={look('muted', 'small', 'numbers')}>{restText(used, allowed)}</p>
    </div>
  );
}

function restText(used: number, allowed: number | null): string {
  if (allowed === null) return texts.unlimited;
  return used >= allowed ? texts.full : texts.rest(allowed - used);
}
