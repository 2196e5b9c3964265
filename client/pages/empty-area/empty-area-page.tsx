import { may } from '#shared/permissions.ts';
import { type EmptyArea, emptyAreas, emptyAreaWays } from '#shared/texts/empty-areas.ts';
import { paths } from '../../app/paths.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { useSession } from '../../lib/session.ts';

const targets: Record<keyof typeof emptyAreaWays, string> = {
  settings: paths.admin.settings,
  home: paths.home,
};

/** A page of the product that this installation does not have. */
export default function EmptyAreaPage({ area }: { area: EmptyArea }) {
  const { title, heading, text, way: wanted } = emptyAreas[area];
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : null;
  const way = wanted === 'settings' && !may(user, 'admin.change') ? 'home' : wanted;
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={heading}
        text={text}
        action={
          <LinkButton to={targets[way]} kind="action">
            {emptyAreaWays[way]}
          </LinkButton>
        }
      />
    </>
  );
}
