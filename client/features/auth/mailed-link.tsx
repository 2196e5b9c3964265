import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { authTexts } from '#shared/texts/auth/auth.ts';
import { NarrowPage } from '../../components/page-header.tsx';
import { codeOf, messageOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

const { linkPage: texts } = authTexts;

type MailedLinkProps = {
  kind: 'email' | 'password';
  token: string;
  renderOpen: (link: { email: string; look: () => void }) => ReactNode;
  done: ReactNode;
  invalid: ReactNode;
};

export function MailedLink({ kind, token, renderOpen, done, invalid }: MailedLinkProps) {
  // Fetched once, because the page itself knows about later changes.
  const link = trpc.auth.linkState.useQuery(
    { kind, token },
    { gcTime: 0, enabled: ({ state }) => state.data === undefined },
  );
  if (link.isPending) return <NarrowPage title={texts.opening} />;
  if (link.data === undefined) {
    if (codeOf(link.error) === 'INVALID_INPUT') return invalid;
    return (
      <NarrowPage title={authTexts.linkPage.opening} text={link.error === null ? '' : messageOf(link.error)}>
        <Button variant="default" loading={link.isFetching} onClick={() => void link.refetch()}>
          {texts.retry}
        </Button>
      </NarrowPage>
    );
  }
  if (link.data.state === 'open') return renderOpen({ email: link.data.email, look: () => void link.refetch() });
  return link.data.state === 'done' ? done : invalid;
}
