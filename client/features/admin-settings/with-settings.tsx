import type { ReactNode } from 'react';
import type { About } from '#shared/settings/about.ts';
import type { SectionViews } from '#shared/settings/schema.ts';
import { LoadedInPortal } from '../../components/admin-failure.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { trpc } from '../../trpc.ts';

export const WithSettings = ({ children }: { children: (settings: SectionViews) => ReactNode }) => (
  <LoadedInPortal query={trpc.adminSettings.all.useQuery()} isFreshOnly skeleton={<LoadingShape kind="form" />}>
    {children}
  </LoadedInPortal>
);

export const WithAbout = ({ children }: { children: (about: About) => ReactNode }) => (
  <LoadedInPortal query={trpc.adminSettings.about.useQuery()} skeleton={<LoadingShape kind="form" />}>
    {children}
  </LoadedInPortal>
);
