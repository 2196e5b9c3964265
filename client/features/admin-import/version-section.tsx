import { Alert, Badge, Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { type ImportFile, importFileNames, importFiles } from '#shared/import/files.ts';
import type { CatalogueVersionRow, VersionsOfVariant } from '#shared/import/versions.ts';
import { adminImportTexts } from '#shared/texts/admin/import.ts';
import { DefinitionGrid, DetailSection } from '../../components/admin-detail/admin-detail.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { formatDateTime } from '../../lib/dates.ts';
import { useTemporaryNote } from '../../lib/hooks.ts';
import { downloadFrom } from '../../lib/requests/download.ts';
import { useVersionActions } from './use-version-actions.tsx';
import { VersionDialog } from './version-dialog.tsx';

const { versions: texts, variants } = adminImportTexts;

type VersionSectionProps = {
  list: VersionsOfVariant;
  mayChange: boolean;
  onTakeShipped: () => void;
};

export function VersionSection({ list: { testVariant, versions }, mayChange, onTakeShipped }: VersionSectionProps) {
  const [openedVersion, setOpenedVersion] = useState<CatalogueVersionRow | null>(null);
  const [note, showNote] = useTemporaryNote();
  const heading = useRef<HTMLHeadingElement>(null);
  const { activate, discard } = useVersionActions(testVariant, {
    onDiscarded: (number) => {
      heading.current?.focus();
      showNote(texts.discarded(number));
    },
    onGone: () => heading.current?.focus(),
  });
  const hasActive = versions.some(({ status }) => status === 'active');
  return (
    <DetailSection title={`${texts.title}: ${variants[testVariant]}`} heading={heading}>
      <Stack gap="lg">
        <SavedNote note={note} />
        {!hasActive && (
          <NoActive isEmptied={versions.some(isEmptied)} onTakeShipped={mayChange ? onTakeShipped : null} />
        )}
        {versions.length === 0 && <Text c="dimmed">{texts.none.text}</Text>}
        {versions.map((version) => (
          <VersionCard
            key={version.versionId}
            version={version}
            onShow={() => setOpenedVersion(version)}
            {...(mayChange && { onActivate: () => activate(version), onDiscard: () => discard(version) })}
          />
        ))}
      </Stack>
      <VersionDialog version={openedVersion} onClose={() => setOpenedVersion(null)} />
    </DetailSection>
  );
}

const isEmptied = ({ statements }: CatalogueVersionRow): boolean => statements === 0;

function NoActive({
  isEmptied: wasEmptied,
  onTakeShipped,
}: {
  isEmptied: boolean;
  onTakeShipped: (() => void) | null;
}) {
  return (
    <Alert color="amber" title={texts.noActive}>
      {wasEmptied && <p>{texts.refill}</p>}
      {onTakeShipped !== null && (
        <Button mt="sm" variant="default" onClick={onTakeShipped}>
          {texts.takeShipped}
        </Button>
      )}
    </Alert>
  );
}

type VersionCardProps = {
  version: CatalogueVersionRow;
  onShow: () => void;
  onActivate?: () => void;
  onDiscard?: () => void;
};

function VersionCard({ version, onShow, onActivate, onDiscard }: VersionCardProps) {
  const { number, status, findings } = version;
  const isGoingBack = status === 'retired';
  return (
    <Box component="section" aria-label={texts.name(number)}>
      <Group gap="sm" mb="sm">
        <Title order={3} size="h4" lh="inherit">
          {texts.name(number)}
        </Title>
        <Badge component="span" color={isEmptied(version) ? 'red' : status === 'active' ? 'sage' : 'gray'}>
          {isEmptied(version) ? texts.emptied : texts.states[status]}
        </Badge>
        {findings > 0 && (
          <Badge component="span" color="amber">
            {texts.findingCount(findings)}
          </Badge>
        )}
      </Group>
      <DefinitionGrid facts={factsOf(version)} />
      {!isEmptied(version) && (
        <Group gap="sm">
          {onActivate !== undefined && status !== 'active' && (
            <Button
              aria-label={isGoingBack ? texts.goBackLabel(number) : texts.activateLabel(number)}
              onClick={onActivate}
            >
              {isGoingBack ? texts.goBack : texts.activate}
            </Button>
          )}
          <Button variant="default" aria-label={texts.show(number)} onClick={onShow}>
            {texts.showShort}
          </Button>
          {importFiles.map((file) => (
            <Button
              key={file}
              variant="default"
              aria-label={texts.download(importFileNames[file], number)}
              onClick={() => downloadFrom(addressOf(version, file))}
            >
              {importFileNames[file]}
            </Button>
          ))}
          {onDiscard !== undefined && status === 'draft' && (
            <Button variant="subtle" color="red" aria-label={texts.discardLabel(number)} onClick={onDiscard}>
              {texts.discard}
            </Button>
          )}
        </Group>
      )}
    </Box>
  );
}

const addressOf = ({ versionId }: CatalogueVersionRow, file: ImportFile): string =>
  `/admin/export/catalogue.csv?version=${versionId}&file=${file}`;

const factsOf = ({ createdAt, activatedAt, statements, groups, runs }: CatalogueVersionRow) =>
  [
    [texts.facts.created, formatDateTime(createdAt)],
    [texts.facts.activated, activatedAt === null ? texts.never : formatDateTime(activatedAt)],
    [texts.facts.content, statements === 0 ? texts.emptied : texts.content(statements, groups)],
    [texts.facts.runs, texts.runs(runs)],
  ] as const;
