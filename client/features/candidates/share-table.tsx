import { Box, Button } from '@mantine/core';
import { useId, useState } from 'react';
import { candidatesUi } from '#shared/texts/candidates/list.ts';
import { Jointed } from '../../components/jointed/jointed.tsx';
import { look } from '../../components/look/look.ts';

const { statistics: texts } = candidatesUi;
const firstCount = 10;

type ShareRow = { key: string; name: string; share: number };
type ShareTableProps = { title: string; text: string; columns: readonly [string, string]; rows: readonly ShareRow[] };

/** Shares as bars, largest first, with their numbers in a table. */
export function ShareTable({ title, text, columns, rows }: ShareTableProps) {
  const titleId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const ordered = rows.toSorted((a, b) => b.share - a.share);
  const isFolded = rows.length > firstCount + 2;
  return (
    <Box component="section" mb={48} className={look('reading')} aria-labelledby={titleId}>
      <Box component="h2" mb={4} lh={1.25} className={look('heading', 'step2')} id={titleId}>
        {title}
      </Box>
      <Box component="p" mb="sm" className={look('muted', 'small')}>
        {text}
      </Box>
      <table className={look('table')} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{columns[0]}</th>
            <th scope="col">{columns[1]}</th>
          </tr>
        </thead>
        <tbody>
          {(isWhole || !isFolded ? ordered : ordered.slice(0, firstCount)).map(({ key, name, share }) => (
            <tr key={key}>
              <Box component="th" scope="row" w="45%" className={look('medium', 'anywhere')}>
                <Jointed>{name}</Jointed>
              </Box>
              <td>
                <div className={look('row', 'gap12')}>
                  <Bar share={share} />
                  <Box component="span" miw="3.25rem" className={look('textEnd', 'numbers', 'rigid')}>
                    {texts.percent(share)}
                  </Box>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isFolded && (
        <Button mt="md" size="sm" variant="default" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? texts.less : texts.all(rows.length)}
        </Button>
      )}
    </Box>
  );
}

/** From 0 to 100: a bar is as long as its number says. */
function Bar({ share }: { share: number }) {
  return (
    <svg className={look('block', 'grow', 'narrowable')} width="100%" height="12" aria-hidden="true">
      <rect fill="var(--pg-line)" y="5" width="100%" height="2" />
      <rect fill="var(--pg-person)" width={`${share}%`} height="12" rx="2" />
    </svg>
  );
}
