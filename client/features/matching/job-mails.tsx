import { Box, Switch } from '@mantine/core';
import { useState } from 'react';
import { consentWording } from '#shared/texts/consents.ts';
import { jobMailTexts as texts } from '#shared/texts/matching/discover.ts';
import { FormError } from '../../components/form-error/form-error.tsx';
import { look } from '../../components/look/look.ts';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

/** The weekly mail about new jobs: off until it is switched on, in the words that are agreed to. */
export function JobMails() {
  const utils = trpc.useUtils();
  const state = trpc.jobMails.state.useQuery();
  // What was switched shows at once, and is taken back if the server refuses it.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = trpc.jobMails.change.useMutation({
    onSuccess: (after) => utils.jobMails.state.setData(undefined, after),
    onSettled: () => setWanted(null),
  });
  if (state.data === undefined) return null;
  const { sendsMail } = state.data;
  const toggle = (isOn: boolean) => {
    if (change.isPending) return;
    setWanted(isOn);
    change.mutate({ isOn });
  };
  return (
    <Box component="section" mt={48} pt="xl" maw="42rem" className={look('lineTop')} aria-label={texts.title}>
      <Box component="h2" mb="sm" lh={1.25} className={look('heading', 'step1')}>
        {texts.title}
      </Box>
      <Switch
        label={texts.label}
        description={consentWording('weeklyJobMail')}
        checked={wanted ?? state.data.isOn}
        onChange={(event) => toggle(event.currentTarget.checked)}
      />
      {!sendsMail && (
        <Box component="p" mt="sm" className={look('muted', 'small')}>
          {texts.noMail}
        </Box>
      )}
      <FormError message={change.error && sentenceOf(change.error, texts.failed)} />
      <SavedNote note={change.isSuccess} />
    </Box>
  );
}
