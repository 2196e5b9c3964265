import { Box, Button, Group, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { candidateListTexts } from '#shared/texts/candidates/list.ts';
import common from '../../components/common.module.css';
import { HyphenatedText } from '../../components/hyphenated-text/hyphenated-text.tsx';

const { statistics: texts } = candidateListTexts;
const collapsedCount = 10;

type ShareRow = { key: string; name: string; share: number };
type ShareTableProps = { title: string; text: string; columns: readonly [string, string]; rows: readonly ShareRow[] };

export function ShareTable({ title, text, columns, rows }: ShareTableProps) {
  const titleId = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  const sortedRows = rows.toSorted((a, b) => b.share - a.share);
  const isCollapsible = rows.length > collapsedCount + 2;
  return (
    <Box component="section" mb={48} maw="var(--pg-reading)" aria-labelledby={titleId}>
      <Title order={2} size="h3" mb={4} id={titleId}>
        {title}
      </Title>
      <Text mb="sm" c="dimmed" fz="sm">
        {text}
      </Text>
      <table className={common.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{columns[0]}</th>
            <th scope="col">{columns[1]}</th>
          </tr>
        </thead>
        <tbody>
          {(isExpanded || !isCollapsible ? sortedRows : sortedRows.slice(0, collapsedCount)).map(
            ({ key, name, share }) => (
              <tr key={key}>
                <Box component="th" scope="row" w="45%" fw={500} className={common.anywhere}>
                  <HyphenatedText>{name}</HyphenatedText>
                </Box>
                <td>
                  <Group gap="sm" wrap="nowrap">
                    <Bar share={share} />
                    <Text span miw="3.25rem" ta="end" flex="none" className={common.numbers}>
                      {texts.percent(share)}
                    </Text>
                  </Group>
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {isCollapsible && (
        <Button
          mt="md"
          size="sm"
          variant="default"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? texts.less : texts.all(rows.length)}
        </Button>
      )}
    </Box>
  );
}

/** `share`: 0 to 100. */
function Bar({ share }: { share: number }) {
  return (
    <Box component="svg" display="block" flex={1} miw={0} width="100%" height="12" aria-hidden="true">
      <rect fill="var(--pg-line)" y="5" width="100%" height="2" />
      <rect fill="var(--pg-mark-round)" width={`${share}%`} height="12" rx="2" />
    </Box>
  );
}
