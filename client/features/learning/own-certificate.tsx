import { Box, Group, Switch } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { Certificate } from '#shared/learning/state.ts';
import { certificateViewTexts as texts } from '#shared/texts/learning/certificate.ts';
import common from '../../components/common.module.css';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import { CertificateSheet } from './certificate-sheet.tsx';
import { certificateUrl } from './course-address.ts';

/** The certificate on screen, its download, and whether others may verify it. */
export default function OwnCertificate({ certificateId }: { certificateId: string }) {
  const certificate = trpc.learning.certificate.useQuery({ certificateId }, { retry: false });
  return (
    <Box mt="lg">
      {certificate.data !== undefined && <CertificateSheet certificate={certificate.data} />}
      {certificate.isPending && <Box mih="32rem" aria-busy="true" aria-label={texts.loading} />}
      {certificate.isError && certificate.data === undefined && <p role="status">{texts.failed}</p>}
      <Group gap="sm" align="stretch" mt="lg" data-screen="">
        <LinkButton to={certificateUrl(certificateId)} kind="action" isDownload>
          <IconDownload size={20} stroke={1.75} aria-hidden="true" />
          {texts.download}
        </LinkButton>
        <LinkButton to={paths.courses}>{texts.next}</LinkButton>
      </Group>
      {certificate.data !== undefined && <VerifiableSwitch certificate={certificate.data} />}
    </Box>
  );
}

function VerifiableSwitch({ certificate: { certificateId, isVerifiable } }: { certificate: Certificate }) {
  const utils = trpc.useUtils();
  const [asked, setAsked] = useState(isVerifiable);
  const change = trpc.learning.changeVerifiable.useMutation({
    onSuccess: () => utils.learning.certificate.invalidate({ certificateId }),
    onError: () => setAsked(isVerifiable),
  });
  return (
    <Box mt="lg" data-screen="">
      <Switch
        classNames={{ track: common.fieldLine }}
        label={texts.verifiable}
        description={asked ? texts.verifiableText : texts.notVerifiableText}
        checked={asked}
        disabled={change.isPending}
        onChange={({ currentTarget: { checked } }) => {
          setAsked(checked);
          change.mutate({ certificateId, isVerifiable: checked });
        }}
      />
      <FormError message={change.error === null ? null : sentenceOf(change.error, texts.verifiableFailed)} />
    </Box>
  );
}
