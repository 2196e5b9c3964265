import { Box, Button, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import type { LegalState } from '#shared/consents/state.ts';
import { consentTexts, legalTexts as texts } from '#shared/texts/account/consents.ts';
import { consentWording } from '#shared/texts/consents.ts';
import common from '../../components/common.module.css';
import { IconLink, LinkButton } from '../../components/link-button.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { SettingRow } from '../../components/settings-section/settings-section.tsx';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { CurrentConsents, FormerConsents } from './consent-list.tsx';
import LegalDialog from './legal-dialog.tsx';
import { ReadOnRequest } from './legal-text.tsx';
import { useLegalStates } from './use-legal.ts';

export const OwnConsents = () => (
  <>
    <Box mb="md">
      <IconLink icon={IconArrowLeft} to={paths.account} mih={44}>
        {consentTexts.back}
      </IconLink>
    </Box>
    <PageHeader title={consentTexts.title} text={consentTexts.text} />
    <Legal />
    <CurrentConsents />
    <FormerConsents />
  </>
);

export const ConsentsSection = () => (
  <SettingRow
    title={consentTexts.title}
    value={consentTexts.short}
    action={
      <LinkButton to={paths.consents} label={consentTexts.open}>
        {consentTexts.look}
      </LinkButton>
    }
  />
);

function Legal() {
  const states = useLegalStates();
  const [asked, setAsked] = useState<LegalState | null>(null);
  return (
    <Box component="section" mt="xl" aria-label={texts.section}>
      <Title order={2} size="h3" mb="sm">
        {texts.section}
      </Title>
      <Loaded query={states}>
        {(all) => (
          <Box component="ul" aria-label={texts.section}>
            {all.map((state) => (
              <LegalRow key={state.kind} state={state} onAsk={() => setAsked(state)} />
            ))}
          </Box>
        )}
      </Loaded>
      {asked !== null && <LegalDialog state={asked} onClose={() => setAsked(null)} />}
    </Box>
  );
}

function LegalRow({ state, onAsk }: { state: LegalState; onAsk: () => void }) {
  const { kind, agreed, newest, isOpen, isDeclined } = state;
  const name = consentTexts.kinds[kind];
  return (
    <Group component="li" gap="0.75rem 2rem" justify="space-between" py="md" className={common.lineTop}>
      <Box flex="1 1 20rem" miw={0} maw="42rem">
        <Text fw={650}>{name}</Text>
        <Text fz="sm">{consentTexts.quoted(consentWording(kind))}</Text>
        <Text c="dimmed" fz="sm" className={common.numbers}>
          {agreed === null ? texts.unknown : texts.agreed(kind, formatDate(agreed.at), agreed.document)}
          {isDeclined && ` ${texts.declined}`}
          {kind === 'terms' && agreed !== null && ` ${texts.terms}`}
        </Text>
      </Box>
      {isOpen || isDeclined ? (
        <Button onClick={onAsk}>{texts.look[kind]}</Button>
      ) : (
        <ReadOnRequest label={texts.readVersion(name)} kind={kind} document={agreed?.document ?? newest.document} />
      )}
    </Group>
  );
}
