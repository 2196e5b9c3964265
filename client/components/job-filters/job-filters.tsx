import { Box, Button, Group, NativeSelect, SimpleGrid } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconMapPin } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Radius, radii } from '#shared/jobs/board.ts';
import { jobListTexts as texts } from '#shared/texts/jobs/board.ts';
import { useIsNarrow, useSearchText } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import common from '../common.module.css';
import { EmptyState } from '../empty-state.tsx';
import { PlaceField } from '../fields/place-field.tsx';
import { SearchField } from '../fields/search-field.tsx';
import { LinkButton } from '../link-button.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { FurtherFilters } from './further-filters.tsx';
import { countFurtherFilters, type JobFilterState, noFurtherFilters, searchLimit } from './job-filter.ts';
import classes from './job-filters.module.css';

type JobFiltersProps = {
  filter: JobFilterState;
  set: (changes: Partial<JobFilterState>) => void;
  sort: ReactNode;
  /** Jobs found, undefined while unknown. */
  count: number | undefined;
  isPlaceUnknown: boolean;
  /** Limits the list while the filter has no place. */
  storedPlace?: StoredPlace | undefined;
  /** The fields of work that limit the list while the filter has none. */
  storedFields?: string;
  hidesPlace?: boolean;
};

type StoredPlace = { place: string; radius: Radius };

/** The fields for words and place stay in view above the results on phones. */
const fieldsHeight = '7rem';

/** Phones show an icon or the value instead. */
const phoneLabel = { className: classes.label };

/**
 * One row; further fields are behind 'Filter'. On phones, the place is below the search and 'Filter', and the order is
 * among the further fields. Style sheets lay this out before the code knows the width.
 */
export function JobFilters({ filter, set, sort, count, isPlaceUnknown, storedPlace, ...rest }: JobFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isNarrow = useIsNarrow();
  const { hidesPlace: isPlaceHidden = false } = rest;
  const furtherId = useId();
  const end = useRef<HTMLDivElement>(null);
  const showResults = () => {
    flushSync(() => setIsOpen(false));
    end.current?.focus({ preventScroll: true });
    end.current?.scrollIntoView({ block: 'start' });
  };
  const toggle = useRef<HTMLButtonElement>(null);
  const remove = (changes: Partial<JobFilterState>) => {
    toggle.current?.focus();
    set(changes);
  };
  const button = (
    <Button
      ref={toggle}
      variant="default"
      mih={48}
      px={{ base: 'sm', sm: 'md' }}
      leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden="true" />}
      aria-expanded={isOpen}
      aria-controls={furtherId}
      onClick={() => setIsOpen(!isOpen)}
    >
      {texts.moreFilters(countFurtherFilters(filter))}
    </Button>
  );
  return (
    <search>
      <div className={classes.row}>
        <SearchTextField
          search={filter.search}
          onSearch={(search) => set({ search })}
          {...(isPlaceHidden && !isNarrow && { style: { gridColumn: 'span 2' } })}
        />
        {isNarrow && button}
        {!isPlaceHidden && <PlaceFields {...{ filter, set, storedPlace, isPlaceUnknown }} />}
        {!isNarrow && <Box visibleFrom="sm">{sort}</Box>}
        {!isNarrow && button}
      </div>
      <Box
        id={furtherId}
        mt={{ base: 'sm', sm: 'md' }}
        p={{ sm: '1rem 1.5rem 1.5rem' }}
        bg={{ sm: 'var(--pg-sunken)' }}
        bdrs="fit"
        display={isOpen ? 'block' : 'none'}
      >
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="sm" className={classes.further}>
          {isNarrow && sort}
          <FurtherFilters
            filter={filter}
            set={set}
            isOpen={isOpen}
            storedFields={rest.storedFields}
            storedPlace={storedPlace}
          />
        </SimpleGrid>
        {countFurtherFilters(filter) > 0 && (
          <Button variant="default" mt="md" onClick={() => remove(noFurtherFilters)}>
            {texts.reset}
          </Button>
        )}
        {isNarrow && <ShowResults count={count} onClick={showResults} />}
      </Box>
      <Box ref={end} tabIndex={-1} style={{ scrollMarginTop: fieldsHeight }} />
      {!isOpen && <ActiveFilters filter={filter} onRemove={remove} />}
    </search>
  );
}

type ShowResultsProps = Pick<JobFiltersProps, 'count'> & { onClick: () => void };

/** Stays in view while the filters are, above the navigation of phones. */
const ShowResults = ({ count, onClick }: ShowResultsProps) => (
  <Box
    pos="sticky"
    bottom="calc(var(--pg-bottom-bar, 0rem) + env(safe-area-inset-bottom))"
    py="sm"
    bg="var(--pg-ground)"
    className={common.lineTop}
    style={{ zIndex: 3 }}
  >
    <Button fullWidth mih={48} onClick={onClick}>
      {texts.show(count)}
    </Button>
  </Box>
);

type SearchTextFieldProps = { search: string; onSearch: (search: string) => void; style?: CSSProperties };

function SearchTextField({ search, onSearch, style }: SearchTextFieldProps) {
  const { typed, setTyped, clear } = useSearchText(search, onSearch);
  return (
    <SearchField
      label={texts.search}
      aria-label={texts.search}
      labelProps={phoneLabel}
      placeholder={texts.searchPlaceholder}
      style={style}
      maxLength={searchLimit}
      typed={typed}
      setTyped={setTyped}
      clearButton={{ label: texts.clear, onClear: clear }}
    />
  );
}

type PlaceFieldsProps = Pick<JobFiltersProps, 'filter' | 'set' | 'storedPlace' | 'isPlaceUnknown'>;

/** A radius needs a known place; until then, the place has the whole width. */
function PlaceFields({ filter, set, storedPlace, isPlaceUnknown }: PlaceFieldsProps) {
  const stored = filter.place === '' ? storedPlace : undefined;
  const { place, radius } = stored ?? filter;
  const { typed, type, commit } = usePlaceText(place, (next) => set({ place: next }));
  // Around the stored place, the list includes jobs from home.
  const own = stored && { place, remote: 'also' as const };
  const choose = (value: string) => set({ ...own, radius: radii.find((one) => String(one) === value) ?? radius });
  const isOnlyRemote = filter.remote === 'only';
  const distances = radii.map((km) => ({ value: String(km), label: texts.radiusOf(km) }));
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start" className={classes.place}>
      <PlaceField
        flex={1}
        miw={0}
        label={texts.place}
        aria-label={texts.place}
        labelProps={phoneLabel}
        leftSection={<IconMapPin size={18} stroke={1.75} aria-hidden="true" />}
        value={typed}
        onChange={type}
        onCommit={commit}
      />
      {place !== '' && !isPlaceUnknown && (
        <NativeSelect
          w={isOnlyRemote ? '7.5rem' : '6.5rem'}
          label={texts.radius}
          aria-label={texts.radius}
          labelProps={phoneLabel}
          data={isOnlyRemote ? [{ value: '', label: texts.noRadius }] : distances}
          value={isOnlyRemote ? '' : String(radius)}
          disabled={isOnlyRemote}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      )}
    </Group>
  );
}

const wholePostalCode = /^\d{5}$/;

/** An unfinished place finds nothing, so the list waits for a whole one. */
function usePlaceText(place: string, onPlace: (place: string) => void) {
  const [typed, setTyped] = useState(place);
  const [lastPlace, setLastPlace] = useState(place);
  // The URL follows the field: a place that the field has sent must not replace later letters.
  const [sent, setSent] = useState<readonly string[]>([]);
  if (sent.at(-1) === place) setSent([]);
  if (lastPlace !== place) {
    setLastPlace(place);
    if (!sent.includes(place)) {
      setSent([]);
      setTyped(place);
    }
  }
  const commit = (text: string) => {
    const next = text.trim();
    if (next === (sent.at(-1) ?? place)) return;
    setSent([...sent, next]);
    onPlace(next);
  };
  const type = (text: string) => {
    setTyped(text);
    if (text.trim() === '' || wholePostalCode.test(text.trim())) commit(text);
  };
  return { typed, type, commit };
}

type NoJobsProps = { title?: string; isNarrowed: boolean; onClear: () => void };

export function NoJobs({ title = texts.empty, isNarrowed, onClear }: NoJobsProps) {
  const action = isNarrowed ? (
    <Button variant="default" onClick={onClear}>
      {texts.showAll}
    </Button>
  ) : (
    <LinkButton to={paths.courses}>{texts.toCourses}</LinkButton>
  );
  return <EmptyState title={title} text={isNarrowed ? texts.emptySearch : texts.emptyAll} action={action} />;
}
