import { Box, Group, Switch } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { certificateNumberText } from '#shared/learning/certificate-number.ts';
import type { Certificate } from '#shared/learning/state.ts';
import { certificateViewTexts as texts } from '#shared/texts/learning/certificate.ts';
import { ActionBar } from '../../components/action-bar/action-bar.tsx';
import common from '../../components/common.module.css';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';
import { CertificateSheet } from './certificate-sheet.tsx';
import { certificateUrl } from './course-address.ts';

/** The certificate on screen, its download, and whether others may verify it. */
export default function OwnCertificate({ certificateId }: { certificateId: string }) {
  const certificate = trpc.learning.certificate.useQuery({ certificateId }, { retry: false });
  const actions = useRef<HTMLDivElement>(null);
  const { data } = certificate;
  return (
    <Box mt="md">
      <Group mb="lg" data-screen="" ref={actions}>
        <Download certificateId={certificateId}>{texts.download}</Download>
      </Group>
      {data !== undefined && <CertificateSheet certificate={data} />}
      {certificate.isPending && <Box mih="32rem" role="status" aria-busy="true" aria-label={texts.loading} />}
      {certificate.isError && data === undefined && <p role="status">{texts.failed}</p>}
      {data !== undefined && <VerifiableSwitch certificate={data} />}
      {data !== undefined && (
        <ActionBar label={texts.bar} watched={actions} first={texts.ready} second={certificateNumberText(data.number)}>
          <Download certificateId={certificateId}>{texts.downloadShort}</Download>
        </ActionBar>
      )}
    </Box>
  );
}

const Download = ({ certificateId, children }: { certificateId: string; children: string }) => (
  <LinkButton to={certificateUrl(certificateId)} kind="action" isDownload>
    <IconDownload size={20} stroke={1.75} aria-hidden="true" />
    {children}
  </LinkButton>
);

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
