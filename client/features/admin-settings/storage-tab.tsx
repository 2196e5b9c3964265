import { Table } from '@mantine/core';
import { roomText } from '#shared/assets/kinds.ts';
import type { About } from '#shared/settings/about.ts';
import { storageTexts as texts } from '#shared/texts/admin-settings.ts';
import { FactGrid } from '../../components/admin-detail/admin-detail.tsx';
import { look } from '../../components/look/look.ts';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { WithAbout } from './with-settings.tsx';

export const StorageTab = () => <WithAbout>{({ storage }) => <Storage storage={storage} />}</WithAbout>;

type StorageProps = { storage: About['storage'] };

const Storage = ({ storage }: StorageProps) => (
  <>
    <SettingsSection title={texts.title} text={texts.text}>
      <FactGrid
        facts={[
          [texts.driver, texts.drivers[storage.driver]],
          [texts.used, roomText(storage.total.bytes)],
          [texts.files, texts.count(storage.total.files)],
        ]}
      />
    </SettingsSection>
    <SettingsSection title={texts.largest} text={texts.largestText}>
      {storage.largest.length === 0 ? (
        <p className={look('muted')}>{texts.none}</p>
      ) : (
        <LargestTable largest={storage.largest} />
      )}
    </SettingsSection>
  </>
);

const LargestTable = ({ largest }: Pick<About['storage'], 'largest'>) => (
  <Table aria-label={texts.largest}>
    <Table.Thead>
      <Table.Tr>
        {[texts.organisation, texts.used, texts.files].map((title) => (
          <Table.Th key={title} scope="col">
            {title}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {largest.map(({ orgId, name, bytes, files }) => (
        <Table.Tr key={orgId ?? ''}>
          <Table.Td className={look('anywhere')}>{name ?? texts.nobody}</Table.Td>
          <Table.Td className={look('numbers')}>{roomText(bytes)}</Table.Td>
          <Table.Td className={look('numbers')}>{texts.count(files)}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);
