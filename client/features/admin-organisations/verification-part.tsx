import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { AdminOrganisation } from '#shared/admin/organisations.ts';
import { may } from '#shared/permissions.ts';
import { adminVerificationTexts as texts } from '#shared/texts/admin/verification.ts';
import { imprintLines } from '#shared/texts/organisations/imprint.ts';
import { DefinitionGrid, DetailSection } from '../../components/admin-detail/admin-detail.tsx';
import { ask } from '../../components/ask/ask.tsx';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { useOrganisationRefresh } from './organisation-actions.tsx';

type Decision = 'verify' | 'withdraw' | 'allowName' | 'refuseName' | 'allowDomain';

export function VerificationPart({ organisation }: { organisation: AdminOrganisation }) {
  const session = useSession();
  const decide = useDecide(organisation);
  const { verification } = organisation;
  const { imprint, verifiedAt, method, domain, claim, heldName, withdrawnReason } = verification;
  const mayChange = session.status === 'signedIn' && may(session.user, 'admin.change');
  return (
    <DetailSection title={texts.title}>
      <DefinitionGrid
        facts={[
          [
            texts.state,
            verifiedAt === null ? texts.unverified : texts.verified(formatDate(verifiedAt), method, domain),
          ],
          [texts.imprint, imprint === null ? texts.noImprint : imprintLines(imprint).join(', ')],
          [texts.claim, claim === null ? '' : texts.claimOf(claim)],
          [texts.name, heldName === null ? '' : texts.heldName(heldName)],
          [texts.withdrawn, withdrawnReason ?? ''],
        ]}
      />
      <SimilarOrganisations organisation={organisation} />
      {mayChange && (
        <Group gap="sm">
          {decisionsOf(organisation).map((decision) => (
            <Button key={decision} variant="default" onClick={() => decide(decision)}>
              {texts.actions[decision]}
            </Button>
          ))}
        </Group>
      )}
    </DetailSection>
  );
}

function useDecide({ organisationId, name }: AdminOrganisation) {
  const options = { onSuccess: useOrganisationRefresh(organisationId) };
  const verify = trpc.adminOrganisations.verify.useMutation(options);
  const withdraw = trpc.adminOrganisations.withdrawVerification.useMutation(options);
  const decideName = trpc.adminOrganisations.decideName.useMutation(options);
  const allowDomain = trpc.adminOrganisations.allowDomain.useMutation(options);
  const mutations: Record<Decision, (reason: string) => Promise<unknown>> = {
    verify: (reason) => verify.mutateAsync({ organisationId, reason }),
    withdraw: (reason) => withdraw.mutateAsync({ organisationId, reason }),
    allowName: (reason) => decideName.mutateAsync({ organisationId, isAllowed: true, reason }),
    refuseName: (reason) => decideName.mutateAsync({ organisationId, isAllowed: false, reason }),
    allowDomain: (reason) => allowDomain.mutateAsync({ organisationId, reason }),
  };
  return (decision: Decision) =>
    ask({
      title: texts.dialogs[decision].title(name),
      text: texts.dialogs[decision].text,
      confirmLabel: texts.actions[decision],
      isDangerous: decision === 'withdraw' || decision === 'refuseName',
      hasReason: true,
      run: ({ reason }) => mutations[decision](reason),
    });
}

function decisionsOf({ verification }: AdminOrganisation): Decision[] {
  const { verifiedAt, method, imprint, heldName, claim } = verification;
  return [
    ...(heldName === null ? [] : (['allowName', 'refuseName'] as const)),
    ...(imprint !== null && (verifiedAt === null || method !== 'staff') ? (['verify'] as const) : []),
    ...(verifiedAt === null ? [] : (['withdraw'] as const)),
    ...(claim?.isTaken ? (['allowDomain'] as const) : []),
  ];
}

function SimilarOrganisations({ organisation: { verification } }: { organisation: AdminOrganisation }) {
  if (verification.similar.length === 0) return null;
  return (
    <Stack gap="xs" mb="lg">
      <Text fw={600}>{texts.similar}</Text>
      <Stack component="ul" gap="xs">
        {verification.similar.map(({ organisationId, name, isVerified }) => (
          <li key={organisationId}>
            <Box component={Link} c="bright" mih={44} to={paths.admin.organisation(organisationId)}>
              {name}
            </Box>{' '}
            <Text span c="dimmed">
              ({isVerified ? texts.isVerified : texts.unverified})
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
