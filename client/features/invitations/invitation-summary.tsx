import { openInvitationTexts } from '#shared/texts/invitations.ts';
import { companyDashboardTexts as texts } from '#shared/texts/organisations.ts';
import { roleNames } from '#shared/texts/roles.ts';
import { EmailText } from '../../components/email-text.tsx';
import { SummaryPart } from '../../components/summary-part/summary-part.tsx';
import { formatDate } from '../../lib/dates.ts';
import { trpc } from '../../trpc.ts';
import classes from './open-invitations.module.css';

const shownCount = 5;

/** Who has been invited and has not answered; nothing where nobody is waited for. */
export function InvitationSummary() {
  const { data, isPending } = trpc.invitations.page.useQuery({});
  if (isPending || data?.total === 0) return null;
  return (
    <SummaryPart title={texts.open}>
      {data === undefined && <p role="alert">{openInvitationTexts.loadFailed}</p>}
      <ul className={classes.list}>
        {data?.invitations.slice(0, shownCount).map(({ invitationId, email, role, sentAt, isExpired }) => (
          <li key={invitationId} className={classes.line}>
            <span className={classes.email}>
              <EmailText email={email} />
            </span>
            <span className={classes.detail}>
              {roleNames[role]}, {isExpired ? openInvitationTexts.expired : texts.sentAt(formatDate(sentAt))}
            </span>
          </li>
        ))}
      </ul>
      {data !== undefined && data.total > shownCount && (
        <p className={classes.detail}>{texts.more(data.total - shownCount)}</p>
      )}
    </SummaryPart>
  );
}
