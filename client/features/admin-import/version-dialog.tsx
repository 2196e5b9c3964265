import { Box, Modal, Skeleton, Stack } from '@mantine/core';
import type { VersionDetail, VersionInList } from '#shared/import/versions.ts';
import { adminImportTexts } from '#shared/texts/admin/import.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { look } from '../../components/look/look.ts';
import { useLast } from '../../lib/hooks.ts';
import { trpc } from '../../trpc.ts';
import { FindingList } from './finding-list.tsx';

const texts = adminImportTexts.versions;

/** What the auditor found, and what is asked about each skill. */
export function VersionDialog({ version, onClose }: { version: VersionInList | null; onClose: () => void }) {
  const shown = useLast(version);
  return (
    <Modal title={texts.name(shown?.number ?? 0)} size="xl" opened={version !== null} onClose={onClose}>
      {shown !== null && <Detail versionId={shown.versionId} />}
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
    <p className={look('strong')}>{texts.statementsPerSkill}</p>
    {skills.map(({ skillId, name, statements }) => (
      <Box key={skillId} mt="md">
        <Box component="h3" mb={4} className={look('strong')}>
          {name}
        </Box>
        <Box component="ul" ps={20} className={look('bulleted', 'anywhere')}>
          {statements.map(({ statementId, text, group }) => (
            <li key={statementId}>
              {text} <span className={look('muted', 'fine')}>{group ?? texts.partTwo}</span>
            </li>
          ))}
        </Box>
      </Box>
    ))}
  </section>
);
