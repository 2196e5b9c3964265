import { adminOrganisationsTexts as texts } from '#shared/texts/admin/organisations.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { OrganisationList } from '../../features/admin-organisations/organisation-list.tsx';

export default function AdminOrganisationsPage() {
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      <OrganisationList />
    </>
  );
}
