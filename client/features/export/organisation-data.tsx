import { Box, Button, Group, Text } from '@mantine/core';
import { type ImportedOrganisation, organisationExportPath } from '#shared/export/organisation-archive.ts';
import { organisationImportTexts, organisationDataTexts as texts } from '#shared/texts/courses/export.ts';
import common from '../../components/common.module.css';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { paths } from '../../lib/paths.ts';
import { importOrganisation } from '../../lib/requests/upload.ts';
import { trpc } from '../../trpc.ts';
import { ImportDialog } from './import-dialog.tsx';

/** For owners. */
export function OrganisationData() {
  const utils = trpc.useUtils();
  const finish = async () => {
    await utils.invalidate();
    return true;
  };
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <div>
        <Group gap="sm">
          <LinkButton to={organisationExportPath} isDownload>
            {texts.download}
          </LinkButton>
          <ImportDialog
            texts={organisationImportTexts}
            accept=".zip,application/zip"
            order={{ upload: importOrganisation, finish }}
            result={(imported, close) => ({
              title: organisationImportTexts.done,
              content: <Imported imported={imported} onClose={close} />,
            })}
          />
        </Group>
        <Text mt="sm" c="dimmed" fz="sm">
          {texts.contents}
        </Text>
      </div>
    </SettingsSection>
  );
}

function Imported({ imported, onClose }: { imported: ImportedOrganisation; onClose: () => void }) {
  return (
    <>
      <Box component="ul" mb={20} ps={20} className={common.bulleted}>
        {organisationImportTexts.summary(imported).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {organisationImportTexts.close}
        </Button>
        <LinkButton to={paths.company.members} kind="action">
          {organisationImportTexts.toMembers}
        </LinkButton>
      </DialogActions>
    </>
  );
}
