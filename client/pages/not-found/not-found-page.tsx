import { Link } from 'react-router-dom';
import { shellTexts } from '#shared/texts/shell.ts';
import { PageMain } from '../../app/layouts/page-main.tsx';
import { paths } from '../../app/paths.ts';
import { LostShapes } from '../../components/illustrations/lost-shapes.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Logo } from '../../components/logo.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import classes from './not-found-page.module.css';

export default function NotFoundPage() {
  const { notFound } = shellTexts;
  usePageTitle(notFound.pageTitle);
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Link className={classes.brand} to={paths.home}>
          <Logo />
        </Link>
      </header>
      <PageMain className={classes.main}>
        <div className={classes.picture}>
          <LostShapes />
        </div>
        <h1 className={classes.title} lang="en">
          {notFound.title}
        </h1>
        <p className={classes.text}>{notFound.text}</p>
        <LinkButton to={paths.home} kind="action" size="lg">
          {notFound.back}
        </LinkButton>
      </PageMain>
    </div>
  );
}
