import { OrganisationData } from '../../features/export/organisation-data.tsx';
import { SettingsPage } from '../../features/organisations/settings-page.tsx';

export default function CompanySettingsPage() {
  return (
    <SettingsPage>
      <OrganisationData />
    </SettingsPage>
  );
}
