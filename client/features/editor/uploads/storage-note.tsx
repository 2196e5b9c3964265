import { Box } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import { roomText, scarceShare, usedShare } from '#shared/assets/kinds.ts';
import { storageTexts as texts } from '#shared/texts/organisations/organisations.ts';
import { look } from '../../../components/look/look.ts';
import { trpc } from '../../../trpc.ts';
import { useEditorParts } from '../editor-context.ts';

/** Where files are added: nothing until room becomes scarce. Asked again whenever a file has arrived. */
export function StorageNote() {
  const { uploads } = useEditorParts();
  const onTheWay = useSyncExternalStore(uploads.subscribe, uploads.list).length;
  const { data: use, refetch } = trpc.assets.storage.useQuery(undefined, { staleTime: 60_000 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of uploads is when to ask again
  useEffect(() => {
    void refetch();
  }, [onTheWay, refetch]);
  const share = use === undefined ? 0 : usedShare(use);
  if (use === undefined || share < scarceShare) return null;
  return (
    <Box component="p" mt="sm" className={look('muted', 'fine')} role="note">
      {share >= 1 ? texts.full : texts.scarce(share, roomText(use.usedBytes), roomText(use.allowedBytes))}
    </Box>
  );
}
