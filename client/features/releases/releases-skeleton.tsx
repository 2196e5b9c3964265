import { Stack } from '@mantine/core';
import { Ghost } from '../../components/ghost/ghost.tsx';
import { several, standIn } from '../../components/ghost/stand-in.ts';
import { ReleaseRow } from './release-row.tsx';

const outlined = (index: number) => ({
  releaseId: `${index}`,
  company: { name: standIn(9, 4), slug: null },
  scope: 'named' as const,
  shownName: standIn(6, 8),
  jobTitle: standIn(12, 6),
  releasedAt: new Date(0),
  expiresAt: new Date(0),
  isOutdated: false,
  unread: 0,
  hasMessages: false,
});

export function ReleasesSkeleton() {
  return (
    <Ghost>
      <Stack component="ul" gap={0}>
        {several(3, outlined).map((release) => (
          <ReleaseRow key={release.releaseId} release={release} onAsk={() => undefined} onRenew={() => undefined} />
        ))}
      </Stack>
    </Ghost>
  );
}
