import { Alert, Stack } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import type { Decision } from '#shared/moderation/decision.ts';
import { may } from '#shared/permissions.ts';
import { moderationTexts as texts } from '#shared/texts/moderation.ts';
import { DecisionAnswer } from '../../components/decision-answer.tsx';
import { Fact } from '../../components/fact.tsx';
import { look } from '../../components/look/look.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

type ModerationNoticeProps = { kind: 'course' | 'job'; resourceId: string };

/** Stands on the page of something that staff took down: since when, why, and what its organisation can say to it. */
export function ModerationNotice({ kind, resourceId }: ModerationNoticeProps) {
  const session = useSession();
  const mayRead = session.status === 'signedIn' && may(session.user, 'moderation.read');
  const query = trpc.moderation.ofResource.useQuery({ resourceId }, { enabled: mayRead, staleTime: 0 });
  const decision = query.data?.decisions.find(({ liftedAt }) => liftedAt === null);
  return (
    <Alert mb="lg" color="red" icon={<IconBan stroke={1.75} />} title={texts.titles[kind]}>
      <Stack gap="md" className={look('reading')}>
        <p>
          {decision !== undefined && `${texts.since(formatDateTime(decision.decidedAt))} `}
          {texts.reach[kind]}
        </p>
        {decision !== undefined && <Why decision={decision} mayAnswer={query.data?.mayAnswer === true} />}
      </Stack>
    </Alert>
  );
}

function Why({ decision, mayAnswer }: { decision: Decision; mayAnswer: boolean }) {
  return (
    <>
      <dl className={look('stack', 'gap12')}>
        <Fact term={texts.ground}>{texts.grounds[decision.ground]}</Fact>
        <Fact term={texts.facts}>{decision.reason}</Fact>
      </dl>
      <p className={look('small')}>
        {texts.byPerson} {texts.court}
      </p>
      <DecisionAnswer decision={decision} mayAnswer={mayAnswer} />
    </>
  );
}
