import { Button } from '@mantine/core';
import { IconTableExport } from '@tabler/icons-react';
import { candidateListTexts } from '#shared/texts/candidates/list.ts';
import { ask } from '../../components/ask/ask.tsx';
import { downloadFrom } from '../../lib/requests/download.ts';
import { hasFilters } from '../../lib/use-url-query.ts';
import { exportPath } from './candidate-address.ts';
import { type CandidateListQuery, candidateListQuery } from './candidate-filter.ts';

const { export: texts } = candidateListTexts;

export function ExportButton({ wish }: { wish: CandidateListQuery }) {
  const askToExport = () =>
    ask({
      title: texts.title,
      text: texts.text,
      body: (
        <>
          {hasFilters(wish, candidateListQuery) && <p>{texts.isFiltered}</p>}
          <p>{texts.log}</p>
        </>
      ),
      confirmLabel: texts.confirm,
      isDangerous: false,
      run: async () => downloadFrom(exportPath(wish)),
    });
  return (
    <Button
      variant="default"
      leftSection={<IconTableExport size={18} stroke={1.75} aria-hidden="true" />}
      onClick={askToExport}
    >
      {texts.button}
    </Button>
  );
}
