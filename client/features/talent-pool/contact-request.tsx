import { Box, Button, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { PoolPersonView } from '#shared/talent-pool/state.ts';
import { talentPoolMatchTexts } from '#shared/texts/talent-pool/company.ts';
import { monthText } from '#shared/texts/words.ts';
import common from '../../components/common.module.css';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { useFocusAfter, useTemporaryNote } from '../../lib/hooks.ts';
import { ContactRequestDialog } from './contact-request-dialog.tsx';

const { request: texts } = talentPoolMatchTexts;

export function ContactRequest({ person, jobId }: { person: PoolPersonView; jobId: string }) {
  const { personId, view, request, requestsLeft } = person;
  const sectionRef = useRef<HTMLDivElement>(null);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [note, showNote] = useTemporaryNote();
  const focusAfter = useFocusAfter();
  return (
    <div ref={sectionRef} tabIndex={-1}>
      {request === null ? (
        <>
          <p>{texts.none}</p>
          <Text mb="sm" c="dimmed" fz="sm" className={common.numbers}>
            {texts.left(requestsLeft)}
          </Text>
          <Button color="coral" disabled={requestsLeft === 0} onClick={() => setIsDialogOpen(true)}>
            {texts.ask}
          </Button>
        </>
      ) : (
        <SentRequest {...request} />
      )}
      <SavedNote note={note} />
      <ContactRequestDialog
        key={personId}
        opened={isDialogOpen}
        name={view.name}
        {...{ jobId, personId, requestsLeft }}
        onClose={() => setIsDialogOpen(false)}
        onSent={() => {
          setIsDialogOpen(false);
          focusAfter(() => sectionRef.current);
          showNote(texts.done);
        }}
      />
    </div>
  );
}

function SentRequest({ status, text, sentAt }: NonNullable<PoolPersonView['request']>) {
  return (
    <Box maw="var(--pg-reading)">
      <p>
        <strong>{texts.status[status]}.</strong> {texts.statusText[status]}
      </p>
      <Text mb="xs" c="dimmed" fz="sm" className={common.numbers}>
        {texts.sent(monthText(sentAt))}
      </Text>
      <Box
        component="blockquote"
        m={0}
        p="sm"
        bg="var(--pg-sunken)"
        bdrs="md"
        className={`${common.preLine} ${common.anywhere}`}
      >
        {text}
      </Box>
    </Box>
  );
}
