import { Box, Button, Skeleton, Stack, Text } from '@mantine/core';
import { deletedTables } from '#shared/import/versions.ts';
import { adminImportTexts, deletionWord } from '#shared/texts/admin/import.ts';
import { DetailSection } from '../../components/admin-detail/admin-detail.tsx';
import { ask } from '../../components/ask/ask.tsx';
import common from '../../components/common.module.css';
import { messageOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

const texts = adminImportTexts.danger;

export function DeleteAll() {
  const utils = trpc.useUtils();
  const remove = trpc.adminImport.deleteAll.useMutation({ onSuccess: () => utils.adminImport.invalidate() });
  const open = () => {
    remove.reset();
    ask({
      title: texts.title,
      body: <Losses />,
      confirmLabel: texts.confirm,
      typed: { label: texts.word(deletionWord), expected: deletionWord, wrong: texts.wrongWord(deletionWord) },
      run: ({ confirmation }) => remove.mutateAsync({ confirmation }),
      failed: texts.failed,
      failureTitle: texts.failedTitle,
    });
  };
  return (
    <DetailSection title={texts.title}>
      <Stack gap="lg">
        <p>{texts.text}</p>
        <div role="status">
          {remove.data !== undefined && (
            <>
              <Text fw={600}>{texts.done}</Text>
              <p>{texts.doneCounts(remove.data)}</p>
            </>
          )}
        </div>
        <Box>
          <Button color="red" onClick={open}>
            {texts.open}
          </Button>
        </Box>
      </Stack>
    </DetailSection>
  );
}

function Losses() {
  const counts = trpc.adminImport.deletionCounts.useQuery(undefined, { staleTime: 0 });
  if (counts.isPending) return <Skeleton height={240} />;
  if (counts.data === undefined) return <p role="alert">{messageOf(counts.error)}</p>;
  const { data } = counts;
  return (
    <Stack gap="sm">
      <Text fw={600}>{texts.counted}</Text>
      <Box component="ul" ps={20} className={common.bulleted}>
        {deletedTables.map((table) => (
          <li key={table}>
            {texts.counts[table]}: {texts.countOf(data[table])}
          </li>
        ))}
      </Box>
      <Text fw={600}>{texts.means}</Text>
      <Box component="ul" ps={20} className={common.bulleted}>
        {texts.consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </Box>
    </Stack>
  );
}
