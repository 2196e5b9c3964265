import { Badge, Box, Text } from '@mantine/core';
import type { ImportFinding } from '#shared/import/plan.ts';
import { adminImportTexts } from '#shared/texts/admin/import.ts';
import common from '../../components/common.module.css';

const texts = adminImportTexts.findings;

export const FindingList = ({ list }: { list: readonly ImportFinding[] }) => (
  <section aria-label={texts.title}>
    <Text fw={600}>{texts.title}</Text>
    {list.length === 0 ? (
      <Text c="dimmed">{texts.none}</Text>
    ) : (
      <>
        <Text c="dimmed" fz="sm">
          {texts.acceptText}
        </Text>
        <Box
          component="ul"
          mt="xs"
          mah="18rem"
          className={`${common.scrollY} ${common.anywhere}`}
          tabIndex={0}
          aria-label={texts.title}
        >
          {list.map(({ severity, message, groups = [] }) => (
            <Box key={message} component="li" mb={8}>
              <Badge component="span" mr={8} color={severity === 'error' ? 'red' : 'amber'}>
                {texts[severity]}
              </Badge>
              {message}
              {groups.length > 0 && (
                <Text span c="dimmed">
                  {' '}
                  {texts.groups(groups)}
                </Text>
              )}
            </Box>
          ))}
        </Box>
      </>
    )}
  </section>
);
