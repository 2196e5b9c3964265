import { profileTexts } from '#shared/texts/profile.ts';
import { usePageTitle } from '../../components/page-title.ts';
import { ProfileEditor } from '../../features/profile/open-profile.tsx';
import { useSession } from '../../lib/session.ts';

export default function ProfilePage() {
  usePageTitle(profileTexts.title);
  const session = useSession();
  return session.status === 'signedIn' ? <ProfileEditor userId={session.user.userId} /> : null;
}
