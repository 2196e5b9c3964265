import { Box, Modal, Skeleton, Stack, Text } from '@mantine/core';
import type { CatalogueVersionRow, VersionDetail } from '#shared/import/versions.ts';
import { adminImportTexts } from '#shared/texts/admin/import.ts';
import common from '../../components/common.module.css';
import { ErrorState } from '../../components/error-state.tsx';
import { useLastValue } from '../../lib/hooks.ts';
import { trpc } from '../../trpc.ts';
import { FindingList } from './finding-list.tsx';

const texts = adminImportTexts.versions;

export function VersionDialog({ version, onClose }: { version: CatalogueVersionRow | null; onClose: () => void }) {
  const displayedVersion = useLastValue(version);
  return (
    <Modal title={texts.name(displayedVersion?.number ?? 0)} size="xl" opened={version !== null} onClose={onClose}>
      {displayedVersion !== null && <Detail versionId={displayedVersion.versionId} />}
    </Modal>
  );
}

function Detail({ versionId }: { versionId: number }) {
  const query = trpc.adminImport.version.useQuery({ versionId });
  if (query.isPending) return <Skeleton height={240} />;
  if (query.data === undefined) return <ErrorState onRetry={() => void query.refetch()} />;
  return (
    <Stack gap="xl">
      <FindingList list={query.data.findingList} />
      <SkillList skills={query.data.skills} />
    </Stack>
  );
}

const SkillList = ({ skills }: Pick<VersionDetail, 'skills'>) => (
  <section aria-label={texts.statementsPerSkill}>
    <Text fw={600}>{texts.statementsPerSkill}</Text>
    {skills.map(({ skillId, name, statements }) => (
      <Box key={skillId} mt="md">
        <Box component="h3" mb={4} fw={600}>
          {name}
        </Box>
        <Box component="ul" ps={20} className={`${common.bulleted} ${common.anywhere}`}>
          {statements.map(({ statementId, text, group }) => (
            <li key={statementId}>
              {text}{' '}
              <Text span c="dimmed" fz={14}>
                {group ?? texts.partTwo}
              </Text>
            </li>
          ))}
        </Box>
      </Box>
    ))}
  </section>
);
