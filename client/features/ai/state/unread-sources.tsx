import { Stack } from '@mantine/core';
import type { GenerationView } from '#shared/ai/state.ts';
import { endTexts as texts } from '#shared/texts/ai/ai.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { look } from '../../../components/look/look.ts';

/** Which files could not be read, each with its reason. */
export function UnreadSources({ generation: { sources } }: { generation: GenerationView }) {
  const unread = sources.filter(({ problem }) => problem !== null);
  if (unread.length === 0) return null;
  return (
    <Stack component="ul" gap="xs" className={look('unlisted')} aria-label={texts.sources}>
      {unread.map(({ sourceId, name, problem }) => (
        <li key={sourceId} className={look('anywhere')}>
          <span className={look('strong')}>{texts.unread(name)}</span> {problem !== null && errorTexts[problem]}
        </li>
      ))}
    </Stack>
  );
}
