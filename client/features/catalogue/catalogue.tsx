import { Box, Button, Group, NativeSelect, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { type CatalogueCourse, sortOptions } from '#shared/catalogue/schema.ts';
import { catalogueTexts as texts } from '#shared/texts/learning/catalogue.ts';
import common from '../../components/common.module.css';
import { EmptyState } from '../../components/empty-state.tsx';
import { ChoiceField, SearchField } from '../../components/fields/search-field.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { placeholderItems, placeholderText } from '../../components/skeleton/placeholders.ts';
import classes from './catalogue.module.css';
import { CatalogueCard } from './catalogue-card.tsx';
import { searchLimit, useCatalogue, useCatalogueList } from './use-catalogue.ts';
import { useOwnProgress } from './use-own-progress.ts';

/** `isWaiting`: shows a skeleton, because the row above the list is not known yet. */
export function Catalogue({ isWaiting }: { isWaiting: boolean }) {
  const catalogue = useCatalogue();
  if (isWaiting)
    return (
      <ContentSkeleton>
        <CatalogueFilters {...catalogue} />
        <PlaceholderCards />
      </ContentSkeleton>
    );
  return (
    <section aria-label={texts.list}>
      <CatalogueFilters {...catalogue} />
      <Results {...catalogue} />
    </section>
  );
}

const Results = (catalogue: ReturnType<typeof useCatalogue>) => (
  <PagedList
    list={catalogue.list}
    itemsOf={({ courses }) => courses}
    texts={texts}
    skeleton={
      <ContentSkeleton>
        <PlaceholderCards />
      </ContentSkeleton>
    }
    empty={<NoHits {...catalogue} />}
  >
    {(courses) => <Cards courses={courses} isBusy={catalogue.list.isPlaceholderData} />}
  </PagedList>
);

type CardsProps = { courses: readonly CatalogueCourse[]; heading?: 'h3'; isBusy?: boolean };

function Cards({ courses, heading, isBusy = false }: CardsProps) {
  const progress = useOwnProgress(courses);
  return (
    <ul className={classes.cards} data-busy={isBusy || undefined}>
      {courses.map((course) => (
        <CatalogueCard
          key={course.courseId}
          course={course}
          progress={progress.get(course.courseId)}
          {...(heading && { heading })}
        />
      ))}
    </ul>
  );
}

/** Offers the words that were probably meant, and the newest courses. */
function NoHits({ isFiltered, meant, setSearch, clearAll }: ReturnType<typeof useCatalogue>) {
  if (!isFiltered) return <EmptyState title={texts.empty} text={texts.emptyAll} />;
  const ways = (
    <Group gap="sm">
      {meant !== undefined && (
        <Button variant="default" mih={44} h="auto" py={6} onClick={() => setSearch(meant)}>
          {texts.meant(meant)}
        </Button>
      )}
      <Button variant="default" mih={44} onClick={clearAll}>
        {texts.showAll}
      </Button>
    </Group>
  );
  return (
    <>
      <EmptyState title={texts.empty} text={texts.emptySearch} action={ways} />
      <OtherCourses />
    </>
  );
}

const shownOthers = 4;

function OtherCourses() {
  const titleId = useId();
  const courses = useCatalogueList({}).data?.pages[0]?.courses ?? [];
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} size="h3" mb="md" id={titleId}>
        {texts.others}
      </Title>
      <Cards courses={courses.slice(0, shownOthers)} heading="h3" />
    </section>
  );
}

const courses = placeholderItems(6, (index) => ({
  courseId: `${index}`,
  title: placeholderText(8, 2, 8),
  description: placeholderText(7, 6, 9, 5, 8, 4, 9, 6, 7),
  version: 1,
  moduleCount: 2,
  minutes: 20,
  skills: [],
  company: { name: placeholderText(12), logoUrl: null },
  viewCount: 10,
  createdAt: new Date(0).toISOString(),
  publishedAt: new Date(0).toISOString(),
}));

const PlaceholderCards = () => (
  <ul className={classes.cards}>
    {courses.map((course) => (
      <CatalogueCard key={course.courseId} course={course} />
    ))}
  </ul>
);

function CatalogueFilters(catalogue: ReturnType<typeof useCatalogue>) {
  const { typed, setTyped, clear, sort, isSortable, setSort, count } = catalogue;
  return (
    <Group gap="0.5rem 1rem" mb="md">
      <Box component="search" flex="1 1 18rem" maw={{ sm: '32rem' }}>
        <SearchField
          aria-label={texts.search}
          placeholder={texts.searchPlaceholder}
          maxLength={searchLimit}
          typed={typed}
          setTyped={setTyped}
          clearButton={{ label: texts.clear, onClear: clear }}
        />
      </Box>
      <SkillField {...catalogue} />
      <Text
        flex={1}
        miw="8rem"
        mih="1lh"
        c="dimmed"
        fz="sm"
        className={`${common.numbers} ${common.anywhere}`}
        role="status"
      >
        {count !== undefined && texts.found(count.count, count.search)}
      </Text>
      {!isSortable && (count?.count ?? 0) > 1 && (
        <Text c="dimmed" fz="sm">
          {texts.sorts.newest}
        </Text>
      )}
      {isSortable && (
        <ChoiceField
          w="11rem"
          ms="auto"
          aria-label={texts.sort}
          values={sortOptions}
          names={texts.sorts}
          value={sort}
          onChange={setSort}
        />
      )}
    </Group>
  );
}

function SkillField({ skill, skills, setSkill }: ReturnType<typeof useCatalogue>) {
  if (skills.length === 0) return null;
  return (
    <NativeSelect
      w={{ base: '100%', xs: '16.5rem' }}
      aria-label={texts.skill}
      data={[
        { value: '', label: texts.allSkills },
        ...skills.map(({ skillId, name }) => ({ value: String(skillId), label: name })),
      ]}
      value={skill}
      onChange={(event) => setSkill(event.currentTarget.value)}
    />
  );
}
