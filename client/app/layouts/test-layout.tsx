import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { PageBoundary } from '../page-boundary.tsx';
import { PageMain } from './page-main.tsx';

export default function TestLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <PageMain>
      <PageBoundary>{children}</PageBoundary>
    </PageMain>
  );
}
