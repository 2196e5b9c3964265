import { Box, Switch } from '@mantine/core';
import { useState } from 'react';
import type { Certificate } from '#shared/learning/state.ts';
import { certificateViewTexts as texts } from '#shared/texts/learning/certificate.ts';
import common from '../../components/common.module.css';
import { FormError } from '../../components/form-error/form-error.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';
import { CertificateSheet } from './certificate-sheet.tsx';

export default function CertificateDetails({ certificate }: { certificate: Certificate }) {
  return (
    <>
      <CertificateSheet certificate={certificate} />
      <VerifiableSwitch certificate={certificate} />
    </>
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
