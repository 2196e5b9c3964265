import { Box, Switch, Title } from '@mantine/core';
import { useState } from 'react';
import { consentWording } from '#shared/texts/consents.ts';
import { jobMailTexts as texts } from '#shared/texts/matching/discover.ts';
import common from '../../components/common.module.css';
import { FormError } from '../../components/form-error/form-error.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

export function JobMails() {
  const utils = trpc.useUtils();
  const state = trpc.jobMails.state.useQuery();
  const [pendingValue, setPendingValue] = useState<boolean | null>(null);
  const change = trpc.jobMails.change.useMutation({
    onSuccess: (after) => utils.jobMails.state.setData(undefined, after),
    onSettled: () => setPendingValue(null),
  });
  // Without a mail server the switch has no effect.
  if (!state.data?.sendsMail) return null;
  const toggle = (isOn: boolean) => {
    if (change.isPending) return;
    setPendingValue(isOn);
    change.mutate({ isOn });
  };
  return (
    <Box component="section" mt={48} pt="xl" maw="42rem" className={common.lineTop} aria-label={texts.title}>
      <Title order={2} size="h4" mb="sm" lh={1.25}>
        {texts.title}
      </Title>
      <Switch
        label={texts.label}
        description={consentWording('weeklyJobMail')}
        checked={pendingValue ?? state.data.isOn}
        onChange={(event) => toggle(event.currentTarget.checked)}
      />
      <FormError message={change.error && sentenceOf(change.error, texts.failed)} />
      <SavedNote note={change.isSuccess} />
    </Box>
  );
}
