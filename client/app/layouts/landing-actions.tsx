import type { SessionUser } from '#shared/auth/session-user.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../paths.ts';
import { personHome } from './person-home.ts';

type LandingActionsProps = { user: SessionUser | null; onChoose?: () => void };

/** Sign in and sign up for guests, the way home for somebody signed in. */
export function LandingActions({ user, onChoose = () => undefined }: LandingActionsProps) {
  if (user) {
    const home = personHome(user);
    return (
      <LinkButton to={home.to} onClick={onChoose}>
        {home.label}
      </LinkButton>
    );
  }
  return (
    <>
      <LinkButton to={paths.auth} onClick={onChoose} kind="plain">
        {shellTexts.signIn}
      </LinkButton>
      <LinkButton to={`${paths.auth}?tab=signup`} onClick={onChoose}>
        {shellTexts.signUp}
      </LinkButton>
    </>
  );
}
