import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { contentPageSlugs } from '#shared/pages.ts';
import { FullScreenSpinner } from '../components/full-screen-spinner.tsx';
import { LandingPage } from '../pages/landing/landing-page.tsx';
import { LandingLayout } from './layouts/landing-layout.tsx';
import { PublicLayout } from './layouts/public-layout.tsx';
import { paths } from './paths.ts';

const CompanyInfoPage = lazy(() => import('../pages/company-info/company-info-page.tsx'));
const ContentPage = lazy(() => import('../pages/content/content-page.tsx'));
const NotFoundPage = lazy(() => import('../pages/not-found/not-found-page.tsx'));

export function AppRoutes() {
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Routes>
        <Route element={<LandingLayout />}>
          <Route path={paths.home} element={<LandingPage />} />
          <Route path={paths.homeAlias} element={<LandingPage />} />
          <Route path={paths.companyInfo} element={<CompanyInfoPage />} />
        </Route>
        <Route element={<PublicLayout />}>
          {contentPageSlugs.map((slug) => (
            <Route key={slug} path={`/${slug}`} element={<ContentPage slug={slug} />} />
          ))}
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
