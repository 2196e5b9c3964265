import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type ChainState, unlinkedCountLimit } from '#shared/admin/audit.ts';
import { may } from '#shared/permissions.ts';
import { adminAuditTexts } from '#shared/texts/admin/audit.ts';
import common from '../../components/common.module.css';
import { CopyButton } from '../../components/copy-button.tsx';
import { DefinitionItem } from '../../components/decision-answer.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { formatDateTime } from '../../lib/dates.ts';
import { codeOf, messageOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

const texts = adminAuditTexts.chain;
const checkingPollMs = 1_000;
const idlePollMs = 30_000;

export function ChainPanel() {
  const session = useSession();
  const query = trpc.adminAudit.chain.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.checking ? checkingPollMs : idlePollMs),
  });
  const mayCheck = session.status === 'signedIn' && may(session.user, 'admin.change');
  if (query.data === undefined && !query.isError) return <Skeleton height={120} mb="xl" />;
  return (
    <Stack component="section" mb="xl" p="1.25rem 1.5rem" gap="md" bg="var(--pg-sunken)" aria-label={texts.title}>
      {query.data === undefined ? (
        <FormError message={codeOf(query.error) === null ? texts.failed : messageOf(query.error)} />
      ) : (
        <>
          <Facts state={query.data} />
          <Group gap="sm">
            {mayCheck && <CheckButton state={query.data} />}
            {query.data.head !== null && (
              <CopyButton
                text={query.data.head.hash}
                texts={{ copy: texts.copy, copied: texts.copied, failed: texts.notCopied }}
              />
            )}
          </Group>
        </>
      )}
    </Stack>
  );
}

function Facts({ state: { head, waiting, lastCheck } }: { state: ChainState }) {
  const isBroken = lastCheck !== null && lastCheck.broken !== null;
  return (
    <>
      <Group component="dl" gap="1rem 3rem" align="flex-start">
        <DefinitionItem term={texts.position}>
          {head === null ? texts.none : adminAuditTexts.counted(head.position)}
        </DefinitionItem>
        <DefinitionItem term={texts.lastCheck}>
          {lastCheck === null ? texts.never : formatDateTime(lastCheck.checkedAt)}
        </DefinitionItem>
        {head !== null && <DefinitionItem term={texts.hash}>{`${head.hash.slice(0, 16)}…`}</DefinitionItem>}
      </Group>
      {waiting > 0 && (
        <Text c="dimmed" fz="sm">
          {texts.waiting(waiting, unlinkedCountLimit)}
        </Text>
      )}
      {lastCheck !== null && (
        <Group gap="sm" role={isBroken ? 'alert' : undefined}>
          <Badge component="span" color={isBroken ? 'red' : 'sage'}>
            {isBroken ? texts.broken : texts.whole(lastCheck.links)}
          </Badge>
          {lastCheck.broken !== null && (
            <>
              <span className={common.anywhere}>{adminAuditTexts.brokenAt(lastCheck.broken)}</span>
              {lastCheck.broken.eventId !== null && (
                <Link to={`${paths.admin.audit}?event=${lastCheck.broken.eventId}`}>{texts.showBroken}</Link>
              )}
            </>
          )}
        </Group>
      )}
    </>
  );
}

function CheckButton({ state: { checking } }: { state: ChainState }) {
  const utils = trpc.useUtils();
  const check = trpc.adminAudit.check.useMutation({ onSettled: () => utils.adminAudit.chain.invalidate() });
  // CHECK_RUNNING: another person started the check, and the progress shows it.
  const failure = check.isError && codeOf(check.error) !== 'CHECK_RUNNING' ? messageOf(check.error) : null;
  return (
    <Group gap="sm">
      <Button variant="default" size="sm" loading={check.isPending || checking !== null} onClick={() => check.mutate()}>
        {texts.check}
      </Button>
      <Text span c="dimmed" fz="sm" className={common.numbers} role="status">
        {checking !== null && texts.progress(checking.done, checking.of)}
      </Text>
      <FormError message={failure} />
    </Group>
  );
}
