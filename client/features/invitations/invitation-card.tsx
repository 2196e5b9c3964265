import type { OrganisationRole } from '#shared/auth/session-user.ts';
import { invitationPageTexts as texts } from '#shared/texts/members/invitations.ts';
import { roleExplanations } from '#shared/texts/members/members.ts';
import { roleNames } from '#shared/texts/members/roles.ts';
import { EmailText } from '../../components/email-text.tsx';
import { look } from '../../components/look/look.ts';
import classes from './invitation-card.module.css';

export type Invitation = {
  organisation: string;
  email: string;
  role: OrganisationRole;
  invitedBy: string | null;
  hasAccount: boolean;
};

/** What one is invited to. */
export function InvitationCard({ invitation: { role, email } }: { invitation: Invitation }) {
  return (
    <dl className={`${classes.card} ${look('stack', 'fitSoft', 'fit', 'gap16')}`}>
      <div>
        <dt>{texts.role}</dt>
        <dd>
          {roleNames[role]}
          <span className={look('block', 'regular')}>{roleExplanations[role]}</span>
        </dd>
      </div>
      <div>
        <dt>{texts.email}</dt>
        <dd className={look('anywhere', 'unhyphenated')}>
          <EmailText email={email} />
        </dd>
      </div>
    </dl>
  );
}
