import { Box, Button, Group, Stack } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { RankedSkill } from '#shared/assessments/state.ts';
import { interviewsOf, interviewTexts as texts } from '#shared/texts/interview.ts';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { Jointed } from '../../../components/jointed/jointed.tsx';
import { look } from '../../../components/look/look.ts';
import { SavedNote } from '../../../components/saved-note/saved-note.tsx';
import { copyText } from '../../../lib/clipboard.ts';
import { useBriefly } from '../../../lib/use-briefly.ts';
import classes from './interview-section.module.css';

/** What the strongest skills mean at work, and a sentence for each that a person can say in an interview. */
export function InterviewSection({ skills }: { skills: readonly RankedSkill[] }) {
  const titleId = useId();
  const interviews = interviewsOf(skills);
  if (interviews.length === 0) return null;
  return (
    <Box component="section" mt="clamp(2.5rem, 6vw, 4rem)" aria-labelledby={titleId}>
      <Box component="h2" lh={1.15} className={look('headingTight', 'step3')} id={titleId}>
        {texts.title}
      </Box>
      <Box component="p" maw="38rem" mt="sm">
        {texts.text}
      </Box>
      <Box component="ul" mt="sm">
        {interviews.map(({ name, atWork, request }) => (
          <li key={name} className={`${classes.skill} ${look('lineTop')}`}>
            <Box component="h3" lh={1.3} className={look('heading', 'step1', 'anywhere')}>
              <Jointed>{name}</Jointed>
            </Box>
            <div>
              <p className={look('muted')}>{atWork}</p>
              <Box component="p" mt={6} className={look('medium')}>
                {request}
              </Box>
            </div>
          </li>
        ))}
      </Box>
      <CopyRequests requests={interviews.map(({ request }) => request)} />
    </Box>
  );
}

function CopyRequests({ requests }: { requests: readonly string[] }) {
  const [note, say] = useBriefly();
  const [hasFailed, setHasFailed] = useState(false);
  const copy = async () => {
    const isCopied = await copyText(requests.join('\n'));
    setHasFailed(!isCopied);
    say(isCopied ? texts.copied : null);
  };
  return (
    <Stack gap="sm" mt="md">
      <Group gap="sm" align="center">
        <Button
          variant="default"
          size="sm"
          leftSection={<IconCopy size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {texts.copy}
        </Button>
        <SavedNote note={note} />
      </Group>
      <FormError message={hasFailed ? texts.copyFailed : null} />
    </Stack>
  );
}
