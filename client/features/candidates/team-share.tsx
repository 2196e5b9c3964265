import { Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { may } from '#shared/permissions.ts';
import { candidateListTexts } from '#shared/texts/candidates/list.ts';
import { consentWording } from '#shared/texts/consents.ts';
import common from '../../components/common.module.css';
import { FormError } from '../../components/form-error/form-error.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { SettingRow } from '../../components/settings-section/settings-section.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

const { share: texts } = candidateListTexts;

export function TeamShare() {
  const session = useSession();
  const isMember = session.status === 'signedIn' && may(session.user, 'team.share');
  return isMember ? <Share /> : null;
}

function Share() {
  const utils = trpc.useUtils();
  const state = trpc.team.share.useQuery();
  const [pendingValue, setPendingValue] = useState<boolean | null>(null);
  const change = trpc.team.changeShare.useMutation({
    onSettled: async () => {
      await utils.team.share.invalidate();
      setPendingValue(null);
    },
  });
  if (state.data === undefined) return null;
  const { isOn, hasResults } = state.data;
  const toggle = (nextValue: boolean) => {
    if (change.isPending) return;
    setPendingValue(nextValue);
    change.mutate({ isOn: nextValue });
  };
  return (
    <SettingRow title={texts.title} value={texts.text}>
      <Switch
        classNames={{ track: common.fieldLine }}
        label={texts.label}
        description={consentWording('sharingWithTeam')}
        checked={pendingValue ?? isOn}
        disabled={!hasResults && !isOn}
        onChange={(event) => toggle(event.currentTarget.checked)}
      />
      {!hasResults && !isOn && (
        <Text c="dimmed" fz="sm">
          {texts.noResults}
        </Text>
      )}
      <FormError message={change.error && sentenceOf(change.error, texts.failed)} />
      <SavedNote note={change.isSuccess} />
    </SettingRow>
  );
}
