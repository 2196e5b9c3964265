import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { searchLimit } from '#shared/admin/list.ts';
import { memberName } from '#shared/members/member.ts';
import { adminAuditTexts as texts } from '#shared/texts/admin/audit.ts';
import { dropOnUnmount } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

const searchDelayMs = 300;
const maxChoices = 20;

type ChoiceResults = {
  isError: boolean;
  isFetching: boolean;
  choices: ReadonlyArray<{ value: string; label: string }>;
};
type SearchFieldProps = { onChoose: (id: string) => void };

const searchQuery = (search: string) => ({
  input: { search, sort: 'name', order: 'asc' } as const,
  options: { enabled: search !== '', ...dropOnUnmount },
});

export function ActorField({ onChoose }: SearchFieldProps) {
  const field = useSearch();
  const { input, options } = searchQuery(field.search);
  const { data, ...query } = trpc.adminUsers.page.useQuery(input, options);
  const choices = (data?.rows ?? []).map((user) => ({
    value: user.userId,
    label: `${memberName(user)}, ${user.email}`,
  }));
  return <SearchField {...texts.choose.actor} field={field} results={{ ...query, choices }} onChoose={onChoose} />;
}

export function OrganisationField({ onChoose }: SearchFieldProps) {
  const field = useSearch();
  const { input, options } = searchQuery(field.search);
  const { data, ...query } = trpc.adminOrganisations.page.useQuery(input, options);
  const choices = (data?.rows ?? []).map(({ organisationId, name }) => ({ value: organisationId, label: name }));
  return (
    <SearchField {...texts.choose.organisation} field={field} results={{ ...query, choices }} onChoose={onChoose} />
  );
}

type Field = ReturnType<typeof useSearch>;

function useSearch() {
  const [typed, setTyped] = useState('');
  const [debouncedSearch] = useDebouncedValue(typed.trim().slice(0, searchLimit), searchDelayMs);
  const isEmpty = typed.trim() === '';
  return { typed, setTyped, search: isEmpty ? '' : debouncedSearch, isSettled: typed.trim() === debouncedSearch };
}

type FieldProps = SearchFieldProps & {
  label: string;
  placeholder: string;
  noResult: string;
  field: Field;
  results: ChoiceResults;
};

function SearchField({ label, placeholder, noResult, field, results, onChoose }: FieldProps) {
  const { typed, setTyped, search, isSettled } = field;
  // Choices for a previous text are hidden, because they could be selected by mistake.
  const choices = search === '' || !isSettled ? [] : results.choices.slice(0, maxChoices);
  const note = noteOf(field, results, noResult);
  return (
    <Select
      w={{ base: '100%', xs: '15rem' }}
      {...{ label, placeholder }}
      data={choices}
      filter={({ options }) => options}
      nothingFoundMessage={note === '' ? undefined : <span role="status">{note}</span>}
      rightSection={null}
      maxLength={searchLimit}
      searchable
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => {
        setTyped('');
        if (id !== null) onChoose(id);
      }}
    />
  );
}

function noteOf({ search, isSettled }: Field, { isError, isFetching }: ChoiceResults, noResult: string): string {
  if (search === '') return '';
  if (isError) return texts.choose.failed;
  return isFetching || !isSettled ? texts.choose.searching : noResult;
}
