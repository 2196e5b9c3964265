import { Box } from '@mantine/core';
import { errorTexts } from '#shared/texts/errors.ts';
import { invitationPageTexts as texts } from '#shared/texts/members/invitations.ts';
import { ShiftedShapes } from '../../components/illustrations/shifted-shapes.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { look } from '../../components/look/look.ts';
import { codeOf, messageOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { type Session, useSession } from '../../lib/session.ts';

/** The end of an invitation that cannot be accepted: why, and the way on. */
export function InvitationRefused({ error }: { error: unknown }) {
  const session = useSession();
  const code = codeOf(error);
  const wayOn = code === 'IN_OTHER_ORGANISATION' ? settings : wayOnFor(session);
  return (
    <>
      <Box w="8rem" mb="1.5rem" className={look('pictured')}>
        <ShiftedShapes />
      </Box>
      <Box component="h1" mb="sm" lh={1.1} className={look('headingTight', 'step4', 'anywhere')}>
        {texts.refused}
      </Box>
      <Box component="p" mb="xl" className={look('muted', 'large')} role="alert">
        {code === 'INVALID_INPUT' ? errorTexts.LINK_INVALID : messageOf(error)}
      </Box>
      <LinkButton to={wayOn.to}>{wayOn.label}</LinkButton>
    </>
  );
}

const settings = { to: paths.company.settings, label: texts.toSettings };

function wayOnFor(session: Session): { to: string; label: string } {
  if (session.status !== 'signedIn') return { to: paths.auth, label: texts.toSignIn };
  return session.user.organisation === null
    ? { to: paths.home, label: texts.toHome }
    : { to: paths.company.dashboard, label: texts.toCompany };
}
