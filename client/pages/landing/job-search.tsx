import { Box, Button, Group } from '@mantine/core';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { landingTexts } from '#shared/texts/pages/landing.ts';
import { paths } from '../../lib/paths.ts';
import classes from './job-search.module.css';

const { search: texts } = landingTexts.hero;
const maxLength = 100;

/** Native fields: Mantine's would take 4 of the 170 KB of the first load. */
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
          <Box component="label" flex="3 1 9rem" fz="sm" fw={600}>
            {texts.words}
            <Field name="q" placeholder={texts.wordsHint} />
          </Box>
          <Box component="label" flex="2 1 7rem" fz="sm" fw={600}>
            {texts.place}
            <Field name="place" placeholder={texts.placeHint} />
          </Box>
          <Button variant="default" h="3rem" type="submit">
            {texts.submit}
          </Button>
        </Group>
      </form>
    </search>
  );
}

const Field = ({ name, placeholder }: { name: string; placeholder: string }) => (
  <input
    className={classes.field}
    name={name}
    placeholder={placeholder}
    maxLength={maxLength}
    autoComplete="off"
    enterKeyHint="search"
  />
);
