import { Stack } from '@mantine/core';
import { testResultsTexts } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import { LinkButton } from '../../../components/link-button.tsx';
import { signUpPath } from '../../../lib/access.ts';
import { paths } from '../../../lib/paths.ts';

type KeepProps = { kind?: 'action' | 'outline' };

export const KeepLink = ({ kind = 'action' }: KeepProps) => (
  <LinkButton to={signUpPath(paths.ownResults)} kind={kind} size="lg">
    {testResultsTexts.call.keep}
  </LinkButton>
);

/** The last child of its container: stays at the lower edge of phones until the container ends. */
export const KeepBar = (props: KeepProps) => (
  <Stack
    hiddenFrom="sm"
    pos="sticky"
    bottom={0}
    mt="lg"
    mx="calc(-1 * var(--pg-gutter))"
    px="var(--pg-gutter)"
    py="xs"
    bg="var(--pg-ground)"
    className={common.lineTop}
    style={{ zIndex: 2 }}
    data-bottom-bar=""
  >
    <KeepLink {...props} />
  </Stack>
);
