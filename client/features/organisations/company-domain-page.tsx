import { Button, Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { companyDomainTexts as texts } from '#shared/texts/organisations/verification.ts';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { NarrowPage } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { messageOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';

/** Only the button confirms, because mail scanners open links. */
export default function CompanyDomainPage() {
  const { token = '' } = useParams();
  usePageTitle(texts.title);
  const utils = trpc.useUtils();
  const claim = trpc.verification.claim.useQuery({ token }, { retry: false });
  const confirm = trpc.verification.confirm.useMutation({ onSuccess: () => utils.verification.claim.invalidate() });
  const home = <LinkButton to={paths.home}>{texts.home}</LinkButton>;
  if (claim.isPending) return <NarrowPage title={texts.title} />;
  if (claim.data === undefined)
    return (
      <NarrowPage title={texts.invalid} text={texts.invalidText}>
        {home}
      </NarrowPage>
    );
  if (claim.data.isConfirmed)
    return (
      <NarrowPage title={texts.done} text={texts.doneText(claim.data)}>
        {home}
      </NarrowPage>
    );
  return (
    <NarrowPage title={texts.question(claim.data)} text={texts.text(claim.data)}>
      <Stack gap="md">
        <FormError message={confirm.error && messageOf(confirm.error)} />
        <div>
          <Button loading={confirm.isPending} onClick={() => confirm.mutate({ token })}>
            {texts.confirm}
          </Button>
        </div>
      </Stack>
    </NarrowPage>
  );
}
