import { Button, Group, Text, Title } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import type { CandidateDetail } from '#shared/candidates/state.ts';
import { candidateListTexts, releasedText } from '#shared/texts/candidates/list.ts';
import common from '../../../components/common.module.css';
import { BackLink, DocumentBar } from '../../../components/document-bar/document-bar.tsx';
import { paths } from '../../../lib/paths.ts';
import { reportPath } from '../candidate-address.ts';

const { detail: texts } = candidateListTexts;

type DetailHeadProps = { candidate: Pick<CandidateDetail, 'releaseId' | 'releasedOn'>; jobId: string | null };

export function DetailHead({ candidate: { releaseId, releasedOn }, jobId }: DetailHeadProps) {
  return (
    <>
      <DocumentBar>
        <BackLink to={paths.company.results} label={texts.back} />
        <Title order={1} size="h3" flex={1} lh={1.2} miw={0}>
          {texts.title}
        </Title>
      </DocumentBar>
      <Group gap="0.75rem 1.25rem" justify="space-between" mt={4} mb="lg">
        <Text c="dimmed" fz="sm" className={common.numbers}>
          {releasedText(releasedOn)}
        </Text>
        <Button
          component="a"
          variant="default"
          href={reportPath([releaseId], jobId)}
          download=""
          title={candidateListTexts.reportNote}
          leftSection={<IconFileDownload size={18} stroke={1.75} aria-hidden="true" />}
        >
          {texts.report}
        </Button>
      </Group>
    </>
  );
}
