import { Box, Button, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { FoundPersonView } from '#shared/found/state.ts';
import { foundUi } from '#shared/texts/found/people.ts';
import { monthWords } from '#shared/texts/words.ts';
import common from '../../components/common.module.css';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { useBriefly, useFocusAfter } from '../../lib/hooks.ts';
import { AskDialog } from './ask-dialog.tsx';

const { request: texts } = foundUi;

export function Request({ person, jobId }: { person: FoundPersonView; jobId: string }) {
  const { personId, view, request, requestsLeft } = person;
  const part = useRef<HTMLDivElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [note, say] = useBriefly();
  const focusAfter = useFocusAfter();
  return (
    <div ref={part} tabIndex={-1}>
      {request === null ? (
        <>
          <p>{texts.none}</p>
          <Text mb="sm" c="dimmed" fz="sm" className={common.numbers}>
            {texts.left(requestsLeft)}
          </Text>
          <Button color="coral" disabled={requestsLeft === 0} onClick={() => setIsAsking(true)}>
            {texts.ask}
          </Button>
        </>
      ) : (
        <Sent {...request} />
      )}
      <SavedNote note={note} />
      <AskDialog
        key={personId}
        opened={isAsking}
        name={view.name}
        {...{ jobId, personId, requestsLeft }}
        onClose={() => setIsAsking(false)}
        onAsked={() => {
          setIsAsking(false);
          focusAfter(() => part.current);
          say(texts.done);
        }}
      />
    </div>
  );
}

function Sent({ status, text, sentAt }: NonNullable<FoundPersonView['request']>) {
  return (
    <Box maw="var(--pg-reading)">
      <p>
        <strong>{texts.status[status]}.</strong> {texts.statusText[status]}
      </p>
      <Text mb="xs" c="dimmed" fz="sm" className={common.numbers}>
        {texts.sent(monthWords(sentAt))}
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
