import { Button, Text, Title } from '@mantine/core';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { profileTexts as texts } from '#shared/texts/profile.ts';
import common from '../../components/common.module.css';
import { DocumentBar } from '../../components/document-bar/document-bar.tsx';
import { SaveNote } from '../../components/document-bar/save-note.tsx';
import type { OutboxState } from '../../lib/outbox/outbox.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';

type ProfileBarProps = { state: OutboxState; isEditing: boolean; onMode: (isEditing: boolean) => void };

export function ProfileBar({ state, isEditing, onMode }: ProfileBarProps) {
  const viewers = trpc.releases.page.useInfiniteQuery({}, { getNextPageParam: ({ nextCursor }) => nextCursor });
  const ModeIcon = isEditing ? IconCheck : IconPencil;
  return (
    <>
      <DocumentBar>
        <Title order={1} lts="-0.015em" flex={1}>
          {texts.title}
        </Title>
        {(isEditing || state !== 'saved') && <SaveNote state={state} hasRoom />}
        <Button
          flex="none"
          me={{ base: 8, md: 0 }}
          variant="default"
          leftSection={<ModeIcon size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => onMode(!isEditing)}
        >
          {isEditing ? texts.done : texts.edit}
        </Button>
      </DocumentBar>
      <Text mt={4} c="dimmed" fz={17} maw="var(--pg-reading)">
        {texts.text}
      </Text>
      <Text mt={4} mb="lg" mih="1.6em" className={common.inkLinks}>
        {viewers.data && (
          <Link to={paths.releases}>{texts.viewers(viewers.data.pages[0] ?? { total: 0, withProfile: 0 })}</Link>
        )}
      </Text>
    </>
  );
}
