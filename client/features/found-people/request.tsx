import { Box, Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { FoundPersonView } from '#shared/found/state.ts';
import { foundUi } from '#shared/texts/found/people.ts';
import { monthWords } from '#shared/texts/words.ts';
import { look } from '../../components/look/look.ts';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { useBriefly, useFocusAfter } from '../../lib/hooks.ts';
import { AskDialog } from './ask-dialog.tsx';

const { request: texts } = foundUi;

/** What became of the request for this job, or the button to send one. */
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
          <Box component="p" mb="sm" className={look('muted', 'small', 'numbers')}>
            {texts.left(requestsLeft)}
          </Box>
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
          // The button goes, the request comes in its place.
          focusAfter(() => part.current);
          say(texts.done);
        }}
      />
    </div>
  );
}

function Sent({ status, text, sentAt }: NonNullable<FoundPersonView['request']>) {
  return (
    <div className={look('reading')}>
      <p>
        <strong>{texts.status[status]}.</strong> {texts.statusText[status]}
      </p>
      <Box component="p" mb="xs" className={look('muted', 'small', 'numbers')}>
        {texts.sent(monthWords(sentAt))}
      </Box>
      <Box component="blockquote" m={0} p="sm" className={look('sunken', 'roundMd', 'preLine', 'anywhere')}>
        {text}
      </Box>
    </div>
  );
}
