import { Box, Text, Title } from '@mantine/core';
import { type DataCategoryName, dataCategories, dataCategoryNames } from '#shared/data-categories.ts';
import { personalData } from '#shared/personal-data.ts';
import type { Retention } from '#shared/settings/schema.ts';
import { periodText, dataCategoryTexts as texts } from '#shared/texts/pages/data-categories.ts';
import { Fold } from '../../components/fold/fold.tsx';

/** Computed from the classes of the columns, so that the page cannot differ from the deletion. */
export function DataCategories({ periods }: { periods: Retention }) {
  return (
    <Fold title={texts.title}>
      <Text c="dimmed">{texts.intro}</Text>
      {dataCategoryNames.map((name) => (
        <Box key={name} mt="lg">
          <Title order={3} size="h4">
            {texts.categories[name].title}
          </Title>
          <Box component="dl" mt="xs">
            {factsOf(name, periods).map(([term, value]) => (
              <div key={term}>
                <Text component="dt" fw={600} span>
                  {`${term}: `}
                </Text>
                <Text component="dd" m={0} span>
                  {value}
                </Text>
              </div>
            ))}
          </Box>
        </Box>
      ))}
    </Fold>
  );
}

function factsOf(name: DataCategoryName, periods: Retention): ReadonlyArray<readonly [string, string]> {
  const { data, purpose } = texts.categories[name];
  const rows = dataCategories[name].tables.split(' ').map((table) => personalData[table]);
  const [isExported, isErased, isAnonymised] = [
    rows.some((row) => row?.exported !== undefined),
    rows.some((row) => row?.exported !== undefined || row?.erased !== undefined),
    rows.some((row) => row?.anonymised !== undefined || row?.kept !== undefined),
  ];
  const deletion = isErased && isAnonymised ? 'both' : isErased ? 'erased' : 'anonymised';
  return [
    [texts.terms.data, data],
    [texts.terms.purpose, purpose],
    [texts.terms.period, periodText(name, periods)],
    [texts.terms.exported, texts.exported[isExported ? 'all' : 'none']],
    [texts.terms.deletion, texts.deletion[deletion]],
  ];
}
