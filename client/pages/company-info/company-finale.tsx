import { companyInfoTexts } from '#shared/texts/pages/company-info.ts';
import { ClosingCall } from '../../components/closing-call/closing-call.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { WayOnButton } from '../../components/way-on/way-on-button.tsx';
import { companySignUpPath } from '../../lib/access.ts';
import { paths } from '../../lib/paths.ts';

export function CompanyFinale() {
  const { finale } = companyInfoTexts;
  return (
    <ClosingCall title={finale.title} text={finale.text}>
      <WayOnButton kind="action" size="lg">
        <LinkButton to={companySignUpPath} kind="action" size="lg">
          {finale.signUp}
        </LinkButton>
        <LinkButton to={paths.auth} size="lg">
          {finale.signIn}
        </LinkButton>
      </WayOnButton>
    </ClosingCall>
  );
}
