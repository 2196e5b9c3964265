import { IconSparkles } from '@tabler/icons-react';
import { originTexts as texts } from '#shared/texts/ai/origin.ts';
import { IconCount } from '../../../components/icon-count.tsx';

/** How much of a lesson is generated and unchecked. */
export function UnconfirmedCount({ count }: { count: number }) {
  if (count === 0) return null;
  return <IconCount icon={IconSparkles} tone="muted" count={count} label={texts.waiting(count)} />;
}
