import { teamTexts as texts } from '#shared/texts/members/members.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { InviteButton } from '../../features/invitations/invite-button.tsx';
import { TeamView } from '../../features/members/team-view.tsx';
import { RequireOrganisation } from '../../features/organisations/require-organisation.tsx';

export default function TeamPage() {
  return (
    <RequireOrganisation title={texts.title}>
      {(viewer) => (
        <>
          <PageHeader title={texts.title} text={texts.text} actions={<InviteButton viewer={viewer} />} />
          <TeamView viewer={viewer} />
        </>
      )}
    </RequireOrganisation>
  );
}
