import { companyInfoTexts } from '#shared/texts/company-info.ts';
import { companySignUpPath } from '../../app/access.ts';
import { paths } from '../../app/paths.ts';
import { ClosingCall } from '../../components/closing-call/closing-call.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { WayOnButton } from '../../components/way-on/way-on-button.tsx';

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
