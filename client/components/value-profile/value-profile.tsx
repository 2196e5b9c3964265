import { Box } from '@mantine/core';
import { basicValueNames, valueProfileTexts as texts } from '#shared/texts/assessments/basic-values.ts';
import { Jointed } from '../jointed/jointed.tsx';
import { look } from '../look/look.ts';
import { TwoShapes } from '../two-shapes/two-shapes.tsx';
import { type ProfileRow, profileRows } from './profile-rows.ts';

/** In rem: a name and its words find room. */
const rowHeight = 2.75;

/** What chosen values say together, as a form whose edge somebody else can meet. Nothing without values. */
export function ValueProfile({ words }: { words: readonly string[] }) {
  const rows = profileRows(words);
  if (rows === null) return null;
  return (
    <Box component="figure" m={0}>
      <Box
        display="grid"
        className={look('cols16')}
        style={{ gridTemplate: `repeat(${rows.length}, ${rowHeight}rem) / minmax(7rem, 11rem) minmax(0, 1fr) auto` }}
        role="img"
        aria-label={texts.description}
      >
        {rows.map((row, index) => (
          <RowWords key={row.value} row={row} line={index + 1} />
        ))}
        <Box style={{ gridArea: `1 / 2 / span ${rows.length}` }}>
          <TwoShapes className={look('fullHigh')} depths={rows.map(({ depth }) => depth)} person="right" />
        </Box>
      </Box>
      <Box component="figcaption" mt="sm" className={look('muted', 'small')}>
        {texts.text}
      </Box>
      <ProfileTable rows={rows} />
    </Box>
  );
}

function RowWords({ row: { value, share, words }, line }: { row: ProfileRow; line: number }) {
  return (
    <>
      <Box lh={1.2} className={look('row', 'small')} style={{ gridArea: `${line} / 1` }}>
        <span className={look('anywhere', words.length > 0 ? 'strong' : 'muted')}>
          <Jointed>{basicValueNames[value]}</Jointed>
        </span>
      </Box>
      <Box className={look('row', 'fine', 'muted', 'numbers', 'oneLine')} style={{ gridArea: `${line} / 3` }}>
        {texts.share(share)}
      </Box>
    </>
  );
}

/** The same for whoever does not see the picture. */
function ProfileTable({ rows }: { rows: readonly ProfileRow[] }) {
  return (
    <div className={look('unseen')}>
      <table>
        <caption>{texts.table}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.columns.value}</th>
            <th scope="col">{texts.columns.share}</th>
            <th scope="col">{texts.columns.words}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ value, share, words }) => (
            <tr key={value}>
              <th scope="row">{basicValueNames[value]}</th>
              <td>{texts.share(share)}</td>
              <td>{words.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
