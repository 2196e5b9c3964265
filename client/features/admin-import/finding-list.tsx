import { Badge, Box } from '@mantine/core';
import type { ImportFinding } from '#shared/import/plan.ts';
import { adminImportTexts } from '#shared/texts/admin/import.ts';
import { look } from '../../components/look/look.ts';

const texts = adminImportTexts.findings;

/** What the auditor says about the design, each with the group it is about. */
export const FindingList = ({ list }: { list: readonly ImportFinding[] }) => (
  <section aria-label={texts.title}>
    <p className={look('strong')}>{texts.title}</p>
    {list.length === 0 ? (
      <p className={look('muted')}>{texts.none}</p>
    ) : (
      <>
        <p className={look('muted', 'small')}>{texts.acceptText}</p>
        <Box
          component="ul"
          mt="xs"
          mah="18rem"
          className={look('scrollY', 'anywhere')}
          tabIndex={0}
          aria-label={texts.title}
        >
          {list.map(({ severity, message, groups = [] }) => (
            <Box key={message} component="li" mb={8}>
              <Badge component="span" mr={8} color={severity === 'error' ? 'red' : 'amber'}>
                {texts[severity]}
              </Badge>
              {message}
              {groups.length > 0 && <span className={look('muted')}> {texts.groups(groups)}</span>}
            </Box>
          ))}
        </Box>
      </>
    )}
  </section>
);
