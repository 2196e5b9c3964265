import { Alert, Button, Code, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { mailDomainOf, roleAddresses } from '#shared/organisations/mail-domain.ts';
import type { DomainClaim, Verification } from '#shared/organisations/verification.ts';
import { verificationTexts as texts } from '#shared/texts/organisations/verification.ts';
import common from '../../components/common.module.css';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LineField } from '../../components/line-field/line-field.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { formatDate } from '../../lib/dates.ts';
import { fieldErrorsOf, messageOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

type VerificationSectionProps = { verification: Verification; isEditable: boolean; accountEmail: string };

export function VerificationSection({ verification, isEditable, accountEmail }: VerificationSectionProps) {
  const { imprint, verifiedAt, withdrawnReason, heldName, claim } = verification;
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      {heldName !== null && (
        <Alert color="amber" title={texts.held[heldName.state].title}>
          {texts.held[heldName.state].text(heldName.reason)}
        </Alert>
      )}
      <Text fw={600}>{texts.stateOf(verification, verifiedAt && formatDate(verifiedAt))}</Text>
      {withdrawnReason !== null && <p>{texts.withdrawn(withdrawnReason)}</p>}
      {isEditable && withdrawnReason === null && (
        <>
          {claim !== null && <OpenClaim claim={claim} />}
          {imprint === null ? <p>{texts.imprintFirst}</p> : <ClaimForm accountEmail={accountEmail} />}
        </>
      )}
    </SettingsSection>
  );
}

function OpenClaim({ claim }: { claim: DomainClaim }) {
  const utils = trpc.useUtils();
  const check = trpc.verification.checkDns.useMutation({ onSettled: () => utils.verification.invalidate() });
  return (
    <Alert color="petrol" title={texts.claimTitle(claim.domain)}>
      <Stack gap="sm">
        <p>{claim.email === null ? texts.recordHint : texts.mailSent(claim.email, formatDate(claim.expiresAt))}</p>
        {claim.record !== null && (
          <>
            <Code block className={common.anywhere}>
              {claim.record}
            </Code>
            <FormError message={check.error && messageOf(check.error)} />
            <Group>
              <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
                {texts.check}
              </Button>
            </Group>
          </>
        )}
        {claim.isTaken && <Text fw={600}>{texts.taken}</Text>}
      </Stack>
    </Alert>
  );
}

type ClaimMethod = (typeof roleAddresses)[number] | 'account' | 'dns';

function ClaimForm({ accountEmail }: { accountEmail: string }) {
  const utils = trpc.useUtils();
  const [typed, setTyped] = useState(() => accountEmail.split('@')[1] ?? '');
  const [method, setMethod] = useState<ClaimMethod>('info');
  const onSuccess = () => utils.verification.invalidate();
  const claimByMail = trpc.verification.claimByMail.useMutation({ onSuccess });
  const claimByDns = trpc.verification.claimByDns.useMutation({ onSuccess });
  const domain = mailDomainOf(typed) ?? typed;
  const isOwn = accountEmail.toLowerCase().endsWith(`@${domain}`);
  const error = method === 'dns' ? claimByDns.error : claimByMail.error;
  const fieldError = error && fieldErrorsOf(error)['domain'];
  const methods = [
    ...(isOwn ? [{ value: 'account', label: accountEmail }] : []),
    ...roleAddresses.map((name) => ({ value: name, label: `${name}@${domain}` })),
    { value: 'dns', label: texts.byDns },
  ];
  const send = () => {
    claimByMail.reset();
    claimByDns.reset();
    if (method === 'dns') claimByDns.mutate({ domain });
    else claimByMail.mutate({ domain, recipient: method });
  };
  return (
    <Stack gap="lg">
      <LineField
        label={texts.domain}
        description={texts.domainHint}
        maxLength={253}
        value={typed}
        error={fieldError}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <NativeSelect
        label={texts.way}
        data={methods}
        value={method === 'account' && !isOwn ? 'info' : method}
        onChange={(event) => setMethod(event.currentTarget.value as ClaimMethod)}
      />
      <FormError message={error && !fieldError ? messageOf(error) : null} />
      <Group>
        <Button variant="default" loading={claimByMail.isPending || claimByDns.isPending} onClick={send}>
          {method === 'dns' ? texts.makeRecord : texts.sendMail}
        </Button>
      </Group>
    </Stack>
  );
}
