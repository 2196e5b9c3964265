import { Box, Button, Group } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import type { CandidateDetail } from '#shared/candidates/state.ts';
import { candidatesUi } from '#shared/texts/candidates/list.ts';
import { whenWords } from '#shared/texts/words.ts';
import { BackLink, DocumentBar } from '../../../components/document-bar/document-bar.tsx';
import { look } from '../../../components/look/look.ts';
import { paths } from '../../../lib/paths.ts';
import { reportPath } from '../candidate-address.ts';

const { detail: texts } = candidatesUi;

type DetailHeadProps = { candidate: Pick<CandidateDetail, 'releaseId' | 'releasedOn'>; jobId: string | null };

/** The way back, and the report. */
export function DetailHead({ candidate: { releaseId, releasedOn }, jobId }: DetailHeadProps) {
  return (
    <>
      <DocumentBar>
        <BackLink to={paths.company.results} label={texts.back} />
        <Box component="h1" flex={1} lh={1.2} className={look('heading', 'narrowable', 'step2')}>
          {texts.title}
        </Box>
      </DocumentBar>
      <Group gap="0.75rem 1.25rem" justify="space-between" mt={4} mb="lg">
        <p className={look('muted', 'small', 'numbers')}>{texts.released(whenWords(releasedOn))}</p>
        <Button
          component="a"
          variant="default"
          href={reportPath([releaseId], jobId)}
          download=""
          title={candidatesUi.reportNote}
          leftSection={<IconFileDownload size={18} stroke={1.75} aria-hidden="true" />}
        >
          {texts.report}
        </Button>
      </Group>
    </>
  );
}
