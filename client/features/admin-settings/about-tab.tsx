import { compactSizeText } from '#shared/assets/kinds.ts';
import { storageTexts, aboutTexts as texts } from '#shared/texts/admin/settings.ts';
import { DefinitionGrid, DetailSection } from '../../components/admin-detail/admin-detail.tsx';
import { formatDateTime } from '../../lib/dates.ts';
import { WithAbout } from './storage-tab.tsx';

const stateOf = (isSet: boolean): string => (isSet ? texts.isSet : texts.isNotSet);

export const AboutTab = () => (
  <WithAbout>
    {({ version, node, database, migrations, services, startedAt }) => (
      <>
        <DetailSection title={texts.title}>
          <DefinitionGrid
            facts={[
              [texts.version, version],
              [texts.node, node],
              [texts.startedAt, formatDateTime(startedAt)],
              [texts.database, database.version],
              [texts.databaseSize, compactSizeText(database.bytes)],
              [texts.migrations, storageTexts.count(migrations.count)],
              [texts.lastMigration, migrations.last ?? ''],
            ]}
          />
        </DetailSection>
        <DetailSection title={texts.services}>
          <DefinitionGrid
            facts={[
              [texts.smtp, stateOf(services.smtp)],
              [texts.minio, stateOf(services.minio)],
              [texts.ai, stateOf(services.ai)],
            ]}
          />
        </DetailSection>
      </>
    )}
  </WithAbout>
);
