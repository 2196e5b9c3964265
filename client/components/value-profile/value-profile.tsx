import { Box } from '@mantine/core';
import { basicValueNames, valueProfileTexts as texts } from '#shared/texts/assessments/basic-values.ts';
import common from '../common.module.css';
import { ShapeRows } from '../contour-shapes/shape-rows.tsx';
import { type ProfileRow, profileRows } from './profile-rows.ts';

const rowHeight = 2.75;

export function ValueProfile({ words }: { words: readonly string[] }) {
  const rows = profileRows(words);
  if (rows === null) return null;
  return (
    <Box component="figure" m={0}>
      <ShapeRows
        label={texts.description}
        rows={rows.map(({ value, share, words: chosen, depth }) => ({
          key: value,
          name: basicValueNames[value],
          isStrong: chosen.length > 0,
          figure: texts.share(share),
          depth,
          height: 1,
        }))}
        unit={rowHeight}
        columns="minmax(7rem, 11rem) minmax(0, 1fr)"
        person="right"
      />
      <Box component="figcaption" mt="sm" c="dimmed" fz="sm">
        {texts.text}
      </Box>
      <ProfileTable rows={rows} />
    </Box>
  );
}

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
