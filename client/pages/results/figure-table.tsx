import { Box } from '@mantine/core';
import common from '../../components/common.module.css';
import classes from './method-page.module.css';

/** `part`: share of the maximum, 0 to 1. */
export type Figure = { text: string; part: number };
type FigureRow = { name: string; figures: readonly Figure[] };
type FigureTableProps = {
  caption: string;
  rowTitle: string;
  columnTitles: readonly string[];
  rows: readonly FigureRow[];
};

export function FigureTable({ caption, rowTitle, columnTitles, rows }: FigureTableProps) {
  const hasColumnTitles = columnTitles.length > 1;
  return (
    <table
      className={`${classes.table} ${classes.bars} ${common.table} ${common.rowsNarrow}`}
      data-headed={hasColumnTitles || undefined}
    >
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{rowTitle}</th>
          {columnTitles.map((head) => (
            <th key={head} className={classes.value} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, figures }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map(({ text, part }, column) => (
              <td key={columnTitles[column]} className={classes.value}>
                {hasColumnTitles && (
                  <Box component="span" hiddenFrom="sm">
                    {columnTitles[column]}
                  </Box>
                )}
                <Bar part={part} />
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({ part }: { part: number }) {
  return (
    <Box component="svg" hiddenFrom="sm" width="100%" height="14" aria-hidden="true">
      <rect fill="var(--pg-sunken)" width="100%" height="14" rx="4" />
      <rect fill="var(--pg-mark-round)" width={`${part * 100}%`} height="14" rx="4" />
    </Box>
  );
}
