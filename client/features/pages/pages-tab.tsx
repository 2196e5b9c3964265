import { useSearchParams } from 'react-router-dom';
import { type ContentPageSlug, contentPageSlugs } from '#shared/pages.ts';
import { LoadedInPortal } from '../../components/admin-failure.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { look } from '../../components/look/look.ts';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { trpc } from '../../trpc.ts';
import { usePageDrafts } from './page-draft.ts';
import { PageEditor } from './page-editor.tsx';
import { PageList } from './page-list.tsx';
import { PageSelect } from './page-select.tsx';
import classes from './pages-tab.module.css';

const isSlug = (value: string | null): value is ContentPageSlug => contentPageSlugs.some((slug) => slug === value);

/** The page being edited stands in the address, so that a reload and a bookmark lead back to it. */
export function PagesTab() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('page');
  const slug = isSlug(asked) ? asked : contentPageSlugs[0];
  const { drafts } = usePageDrafts();
  useLeaveWarning(Object.keys(drafts).length > 0);
  return (
    <div className={`${classes.split} ${look('stack', 'gap24')}`}>
      <PageList chosen={slug} drafts={drafts} />
      <PageSelect chosen={slug} drafts={drafts} onChoose={(page) => setSearch({ tab: 'pages', page })} />
      <LoadedEditor key={slug} slug={slug} />
    </div>
  );
}

function LoadedEditor({ slug }: { slug: ContentPageSlug }) {
  const source = trpc.pages.source.useQuery({ slug });
  return (
    <LoadedInPortal query={source} isFreshOnly skeleton={<LoadingShape kind="form" />}>
      {(loaded) => <PageEditor slug={slug} source={loaded} />}
    </LoadedInPortal>
  );
}
