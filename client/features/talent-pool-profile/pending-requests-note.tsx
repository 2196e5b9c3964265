import { Box, Group, Text } from '@mantine/core';
import { pendingRequestTexts as texts } from '#shared/texts/talent-pool/person.ts';
import common from '../../components/common.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';

export function PendingRequestsNote() {
  const { data } = trpc.found.waiting.useQuery();
  if (data === undefined || (data.requests === 0 && data.conversations === 0)) return null;
  return (
    <Box component="section" mb="xl" p="1.25rem 1.5rem" bg="var(--pg-fit-soft)" bdrs="fit" aria-label={texts.title}>
      <Group gap="0.75rem 1.5rem" justify="space-between">
        <Text fw={600} className={common.numbers}>
          {texts.waiting(data)}
        </Text>
        <Group gap="sm">
          {data.requests > 0 && <LinkButton to={paths.requests}>{texts.toRequests}</LinkButton>}
          {data.conversations > 0 && <LinkButton to={paths.releases}>{texts.toMessages}</LinkButton>}
        </Group>
      </Group>
    </Box>
  );
}
