import { Outlet } from 'react-router-dom';
import { PageBoundary } from '../page-boundary.tsx';
import { PageMain } from './page-main.tsx';

export default function TestLayout() {
  return (
    <PageMain>
      <PageBoundary>
        <Outlet />
      </PageBoundary>
    </PageMain>
  );
}
