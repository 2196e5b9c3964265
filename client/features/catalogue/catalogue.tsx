import { Box, Button } from '@mantine/core';
import { catalogueTexts as texts } from '#shared/texts/learning/catalogue.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { look } from '../../components/look/look.ts';
import { PagedList } from '../../components/paged-list.tsx';
import classes from './catalogue.module.css';
import { CatalogueCard } from './catalogue-card.tsx';
import { CatalogueFilters } from './catalogue-filters.tsx';
import { CatalogueSkeleton } from './catalogue-skeleton.tsx';
import { useCatalogue } from './use-catalogue.ts';

/** All public courses, to search and to sort. */
export function Catalogue() {
  const catalogue = useCatalogue();
  const { count } = catalogue;
  return (
    <section aria-label={texts.list}>
      <CatalogueFilters {...catalogue} />
      <Box component="p" mih="1.5rem" mt={20} mb="md" className={look('muted', 'numbers', 'anywhere')} role="status">
        {count !== undefined && texts.found(count.count, count.search)}
      </Box>
      <Results {...catalogue} />
    </section>
  );
}

const Results = ({ list, search, clear }: ReturnType<typeof useCatalogue>) => (
  <PagedList
    list={list}
    itemsOf={({ courses }) => courses}
    texts={texts}
    skeleton={<CatalogueSkeleton />}
    empty={<NoHits search={search} onClear={clear} />}
  >
    {(courses) => (
      <ul
        className={`${classes.cards} ${look('unlisted', 'stack', 'gap20')}`}
        data-busy={list.isPlaceholderData || undefined}
      >
        {courses.map((course) => (
          <CatalogueCard key={course.courseId} course={course} />
        ))}
      </ul>
    )}
  </PagedList>
);

function NoHits({ search, onClear }: { search: string; onClear: () => void }) {
  if (search === '') return <EmptyState title={texts.empty} text={texts.emptyAll} />;
  const all = (
    <Button variant="default" onClick={onClear}>
      {texts.showAll}
    </Button>
  );
  return <EmptyState title={texts.empty} text={texts.emptySearch} action={all} />;
}
