import { Button, Group, TextInput } from '@mantine/core';
import { IconMapPin, IconSearch } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { landingTexts } from '#shared/texts/pages/landing.ts';
import { paths } from '../../lib/paths.ts';

const { search: texts } = landingTexts.hero;
const maxLength = 100;

/** Opens the job list with the entered words and place. Works as a plain form before the code has loaded. */
export function JobSearch() {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]);
    const params = new URLSearchParams(entries.filter(([, value]) => value !== ''));
    void navigate(params.size === 0 ? paths.jobs : `${paths.jobs}?${params}`);
  };
  return (
    <search aria-label={texts.label}>
      <form action={paths.jobs} onSubmit={submit}>
        <Group gap="sm" align="flex-end" maw="38rem">
          <TextInput
            flex="2 1 13rem"
            name="q"
            label={texts.words}
            placeholder={texts.wordsHint}
            maxLength={maxLength}
            autoComplete="off"
            enterKeyHint="search"
            leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
          />
          <TextInput
            flex="1 1 10rem"
            name="place"
            label={texts.place}
            placeholder={texts.placeHint}
            maxLength={maxLength}
            autoComplete="off"
            enterKeyHint="search"
            leftSection={<IconMapPin size={18} stroke={1.75} aria-hidden="true" />}
          />
          <Button variant="default" size="md" type="submit">
            {texts.submit}
          </Button>
        </Group>
      </form>
    </search>
  );
}
