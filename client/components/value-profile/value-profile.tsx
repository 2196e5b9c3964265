import { Box, Group, Text } from '@mantine/core';
import { basicValueNames, valueProfileTexts as texts } from '#shared/texts/assessments/basic-values.ts';
import common from '../common.module.css';
import { Jointed } from '../jointed/jointed.tsx';
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
        style={{
          columnGap: '1rem',
          gridTemplate: `repeat(${rows.length}, ${rowHeight}rem) / minmax(7rem, 11rem) minmax(0, 1fr) auto`,
        }}
        role="img"
        aria-label={texts.description}
      >
        {rows.map((row, index) => (
          <RowWords key={row.value} row={row} line={index + 1} />
        ))}
        <Box style={{ gridArea: `1 / 2 / span ${rows.length}` }}>
          <TwoShapes className={common.fullHigh} depths={rows.map(({ depth }) => depth)} person="right" />
        </Box>
      </Box>
      <Box component="figcaption" mt="sm" c="dimmed" fz="sm">
        {texts.text}
      </Box>
      <ProfileTable rows={rows} />
    </Box>
  );
}

function RowWords({ row: { value, share, words }, line }: { row: ProfileRow; line: number }) {
  return (
    <>
      <Group lh={1.2} gap={0} wrap="nowrap" fz="sm" style={{ gridArea: `${line} / 1` }}>
        <Text span {...(words.length > 0 ? { fw: 600 } : { c: 'dimmed' })} className={common.anywhere}>
          <Jointed>{basicValueNames[value]}</Jointed>
        </Text>
      </Group>
      <Group
        gap={0}
        wrap="nowrap"
        fz={14}
        c="dimmed"
        className={`${common.numbers} ${common.oneLine}`}
        style={{ gridArea: `${line} / 3` }}
      >
        {texts.share(share)}
      </Group>
    </>
  );
}

/** The same for whoever does not see the picture. */
function ProfileTable({ rows }: { rows: readonly ProfileRow[] }) {
  return (
    <div className={common.unseen}>
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
