import { Outlet } from 'react-router-dom';
import { PageBoundary } from '../page-boundary.tsx';
import { PageMain } from './page-main.tsx';

/** Nothing around a test: no header, no footer. The way out is part of the screen. */
export default function TestLayout() {
  return (
    <PageMain>
      <PageBoundary>
        <Outlet />
      </PageBoundary>
    </PageMain>
  );
}
