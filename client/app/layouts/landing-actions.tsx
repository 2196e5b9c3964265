import { shellTexts } from '#shared/texts/shell.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { WayOnButton } from '../../components/way-on/way-on-button.tsx';
import { paths } from '../paths.ts';

const stay = () => undefined;

/** Sign in and sign up for guests, the way on for somebody signed in. */
export function LandingActions({ onChoose = stay }: { onChoose?: () => void }) {
  return (
    <WayOnButton onClick={onChoose}>
      <LinkButton to={paths.auth} onClick={onChoose} kind="plain">
        {shellTexts.signIn}
      </LinkButton>
      <LinkButton to={`${paths.auth}?tab=signup`} onClick={onChoose}>
        {shellTexts.signUp}
      </LinkButton>
    </WayOnButton>
  );
}
