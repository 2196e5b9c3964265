import { Tabs } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { authTexts } from '#shared/texts/auth.ts';
import { paths } from '../../app/paths.ts';
import { Logo } from '../../components/logo.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { SignInForm } from '../../features/auth/sign-in-form.tsx';
import { SignUpForm } from '../../features/auth/sign-up-form.tsx';
import { AuthAside } from './auth-aside.tsx';
import classes from './auth-page.module.css';

export default function AuthPage() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'signup' ? 'signup' : 'signin';
  usePageTitle(tab === 'signup' ? authTexts.signUpTab : authTexts.signInTab);
  const choose = (chosen: string | null) =>
    setSearch(
      (current) => {
        current.set('tab', chosen === 'signup' ? 'signup' : 'signin');
        return current;
      },
      { replace: true },
    );
  return (
    <div className={classes.page}>
      <AuthAside />
      <main className={classes.main} id="inhalt">
        <div className={classes.top}>
          <Link to={paths.home} className={classes.logo}>
            <Logo />
          </Link>
          <Link to={paths.home} className={classes.back}>
            {authTexts.back}
          </Link>
        </div>
        <div className={classes.card}>
          <h1 className={classes.title}>{authTexts.pageTitle}</h1>
          <Tabs value={tab} onChange={choose} keepMounted={false}>
            <Tabs.List grow mb="lg">
              <Tabs.Tab value="signin">{authTexts.signInTab}</Tabs.Tab>
              <Tabs.Tab value="signup">{authTexts.signUpTab}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="signin">
              <SignInForm />
            </Tabs.Panel>
            <Tabs.Panel value="signup">
              <SignUpForm
                initialType={search.get('type') === 'company' ? 'company' : 'applicant'}
                onConfirmationNeeded={() => choose('signin')}
              />
            </Tabs.Panel>
          </Tabs>
        </div>
      </main>
    </div>
  );
}
