import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { compactSizeText } from '#shared/assets/kinds.ts';
import type { About } from '#shared/settings/about.ts';
import type { SectionViews } from '#shared/settings/schema.ts';
import { storageTexts as texts } from '#shared/texts/admin/settings.ts';
import { DefinitionGrid } from '../../components/admin-detail/admin-detail.tsx';
import { AdminLoaded } from '../../components/admin-failure.tsx';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { trpc } from '../../trpc.ts';

export const StorageTab = () => <WithAbout>{({ storage }) => <Storage storage={storage} />}</WithAbout>;

type StorageProps = { storage: About['storage'] };

const columns: ReadonlyArray<Column<About['storage']['largest'][number]>> = [
  { title: texts.organisation, cell: ({ name }) => name ?? texts.nobody },
  { title: texts.used, cell: ({ bytes }) => compactSizeText(bytes) },
  { title: texts.files, cell: ({ files }) => texts.count(files) },
];

const Storage = ({ storage }: StorageProps) => (
  <>
    <SettingsSection title={texts.title} text={texts.text}>
      <DefinitionGrid
        facts={[
          [texts.driver, texts.drivers[storage.driver]],
          [texts.used, compactSizeText(storage.total.bytes)],
          [texts.files, texts.count(storage.total.files)],
        ]}
      />
    </SettingsSection>
    <SettingsSection title={texts.largest} text={texts.largestText}>
      {storage.largest.length === 0 ? (
        <Text c="dimmed">{texts.none}</Text>
      ) : (
        <DataTable label={texts.largest} columns={columns} rows={storage.largest} keyOf={({ orgId }) => orgId ?? ''} />
      )}
    </SettingsSection>
  </>
);

export const WithSettings = ({ children }: { children: (settings: SectionViews) => ReactNode }) => (
  <AdminLoaded query={trpc.adminSettings.all.useQuery()} isFreshOnly skeleton={<LoadingShape kind="form" />}>
    {children}
  </AdminLoaded>
);

export const WithAbout = ({ children }: { children: (about: About) => ReactNode }) => (
  <AdminLoaded query={trpc.adminSettings.about.useQuery()} skeleton={<LoadingShape kind="form" />}>
    {children}
  </AdminLoaded>
);
