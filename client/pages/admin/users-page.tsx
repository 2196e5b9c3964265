import { adminUsersTexts as texts } from '#shared/texts/admin/users.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { UserList } from '../../features/admin-users/user-list.tsx';

export default function UsersPage() {
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      <UserList />
    </>
  );
}
