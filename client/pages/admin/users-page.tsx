import { adminUsersTexts as texts } from '#shared/texts/admin-users.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { UserList } from '../../features/admin-users/user-list.tsx';

export default function UsersPage() {
  usePageTitle(texts.title);
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      <UserList />
    </>
  );
}
