import { shellTexts } from '#shared/texts/shell.ts';
import { paths } from '../../app/paths.ts';
import { LostShapes } from '../../components/illustrations/lost-shapes.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import classes from './not-found-page.module.css';

export default function NotFoundPage() {
  const { notFound } = shellTexts;
  usePageTitle(notFound.pageTitle);
  return (
    <main className={classes['page']}>
      <div className={classes['picture']}>
        <LostShapes />
      </div>
      <h1 className={classes['title']} lang="en">
        {notFound.title}
      </h1>
      <p className={classes['text']}>{notFound.text}</p>
      <LinkButton to={paths.home} kind="action" size="lg">
        {notFound.back}
      </LinkButton>
    </main>
  );
}
