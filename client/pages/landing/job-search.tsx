import { Box, Group } from '@mantine/core';
import { type ComponentProps, type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { landingTexts } from '#shared/texts/pages/landing.ts';
import { PlainButton } from '../../components/link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { useCompletePlace, usePlaceSuggestions } from '../../lib/use-place-suggestions.ts';
import classes from './job-search.module.css';

const { search: texts } = landingTexts.hero;
const maxLength = 100;

/** Native fields: Mantine's would take 4 KB of the first load. */
export function JobSearch() {
  const navigate = useNavigate();
  const [place, setPlace] = useState('');
  const { places } = usePlaceSuggestions(place);
  const completePlace = useCompletePlace();
  const listId = useId();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]),
    );
    const entries = Object.entries({ ...entered, place: await completePlace(entered['place'] ?? '') });
    const params = new URLSearchParams(entries.filter(([, value]) => value !== ''));
    void navigate(params.size === 0 ? paths.jobs : `${paths.jobs}?${params}`);
  };
  return (
    <search aria-label={texts.label}>
      <form action={paths.jobs} onSubmit={(event) => void submit(event)}>
        <Group
          gap="0.625rem 0.75rem"
          align="flex-end"
          maw="36rem"
          p={{ base: '0.75rem', sm: 'md' }}
          bdrs="fit"
          bg="var(--pg-sunken)"
        >
          <Box component="label" flex="3 1 14rem" fz="sm" fw={600}>
            {texts.words}
            <Field name="q" placeholder={texts.wordsHint} />
          </Box>
          <Box component="label" flex="2 1 8rem" fz="sm" fw={600}>
            {texts.place}
            <Field
              name="place"
              placeholder={texts.placeHint}
              list={listId}
              onChange={({ currentTarget }) => setPlace(currentTarget.value)}
            />
          </Box>
          <datalist id={listId}>
            {places.map(({ label }) => (
              <option key={label} value={label} />
            ))}
          </datalist>
          <PlainButton kind="outline" type="submit" className={classes.submit ?? ''}>
            {texts.submit}
          </PlainButton>
        </Group>
      </form>
    </search>
  );
}

const Field = (props: ComponentProps<'input'>) => (
  <input {...props} className={classes.field} maxLength={maxLength} autoComplete="off" enterKeyHint="search" />
);
