import { useParams } from 'react-router-dom';
import { OrganisationView } from '../../features/admin-organisations/organisation-view.tsx';

export default function AdminOrganisationPage() {
  const { id = '' } = useParams();
  return <OrganisationView key={id} organisationId={id} />;
}
