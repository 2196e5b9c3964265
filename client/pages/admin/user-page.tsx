import { useParams } from 'react-router-dom';
import { UserView } from '../../features/admin-users/user-view.tsx';

export default function AdminUserPage() {
  const { id = '' } = useParams();
  return <UserView key={id} userId={id} />;
}
