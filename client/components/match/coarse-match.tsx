import { Stack } from '@mantine/core';
import type { CoarseMatch } from '#shared/releases/anonymous.ts';
import { anonymousTexts } from '#shared/texts/candidates/view.ts';
import { matchReasonTexts as texts } from '#shared/texts/matching/match-reasons.ts';
import { paths } from '../../lib/paths.ts';
import common from '../common.module.css';
import { TallLink } from '../link-button.tsx';
import { NumberAndRange } from './match-explanation.tsx';

/** Without a `note`, the match of an anonymous person. */
export const CoarseMatchView = ({ match, note }: { match: CoarseMatch; note?: string }) => (
  <>
    <NumberAndRange match={{ ...match, isRough: note === undefined }} />
    <Stack mt="md" maw="38rem" gap="xs" fz="sm">
      <p>{note ?? anonymousTexts.match}</p>
      <p>
        {texts.open.meaning(match.basis, 'person')} {texts.open.basis[match.basis]}
      </p>
      <p className={common.inkLinks}>
        <TallLink to={paths.testsMethod}>{texts.open.method}</TallLink>
      </p>
    </Stack>
  </>
);
