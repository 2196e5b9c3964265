import { memberTexts as texts } from '#shared/texts/members/members.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { InviteButton } from '../../features/invitations/invite-button.tsx';
import { OpenInvitations } from '../../features/invitations/open-invitations.tsx';
import { AccessNote } from '../../features/members/access-note.tsx';
import { MemberList } from '../../features/members/member-list.tsx';
import { OrganisationFacts } from '../../features/organisations/organisation-facts.tsx';
import { RequireOrganisation } from '../../features/organisations/require-organisation.tsx';

export default function MembersPage() {
  return (
    <RequireOrganisation title={texts.title}>
      {(viewer) => (
        <>
          <PageHeader
            title={viewer.organisationName}
            pageTitle={texts.title}
            actions={<InviteButton viewer={viewer} />}
          />
          <OrganisationFacts />
          <MemberList viewer={viewer} />
          <OpenInvitations viewer={viewer} />
          <AccessNote canManage={viewer.canManage} />
        </>
      )}
    </RequireOrganisation>
  );
}
