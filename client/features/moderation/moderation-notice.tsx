import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { may } from '#shared/permissions.ts';
import { moderationTexts as texts } from '#shared/texts/moderation/moderation.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { DecisionNotice } from '../../components/take-down/decision-notice.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

type ModerationNoticeProps = { kind: 'course' | 'job'; resourceId: string };

export function ModerationNotice({ kind, resourceId }: ModerationNoticeProps) {
  const session = useSession();
  const mayRead = session.status === 'signedIn' && may(session.user, 'moderation.read');
  return (
    <Alert
      mb="lg"
      color="red"
      styles={{ icon: { alignSelf: 'flex-start' } }}
      icon={<IconBan stroke={1.75} />}
      title={texts.titles[kind]}
    >
      <Stack gap="md" maw="var(--pg-reading)">
        <p>{texts.reach[kind]}</p>
        {mayRead && <TakeDownReason resourceId={resourceId} />}
      </Stack>
    </Alert>
  );
}

function TakeDownReason({ resourceId }: { resourceId: string }) {
  const query = trpc.moderation.ofResource.useQuery({ resourceId }, { staleTime: 0 });
  if (query.isPending) return <Skeleton height={180} />;
  if (query.data === undefined)
    return (
      <Stack gap="sm" align="flex-start" role="alert">
        <p>{sentenceOf(query.error, texts.reasonFailed)}</p>
        <Button variant="default" onClick={() => void query.refetch()}>
          {shellTexts.error.retry}
        </Button>
      </Stack>
    );
  const { decisions, mayAnswer } = query.data;
  const decision = decisions.find(({ liftedAt }) => liftedAt === null);
  return decision === undefined ? null : <DecisionNotice decision={decision} mayAnswer={mayAnswer} />;
}
