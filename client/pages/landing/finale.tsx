import { landingTexts } from '#shared/texts/pages/landing.ts';
import { ClosingCall } from '../../components/closing-call/closing-call.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { WayOnButton } from '../../components/way-on/way-on-button.tsx';
import { paths } from '../../lib/paths.ts';

export function Finale() {
  const { finale } = landingTexts;
  return (
    <ClosingCall title={finale.title} text={finale.text}>
      <WayOnButton kind="action" size="lg">
        <LinkButton to={paths.tests} kind="action" size="lg">
          {finale.startTest}
        </LinkButton>
        <LinkButton to={`${paths.auth}?tab=signup`} size="lg">
          {finale.signUp}
        </LinkButton>
      </WayOnButton>
    </ClosingCall>
  );
}
