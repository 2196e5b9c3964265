import { Box } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { CoarseMatch } from '#shared/releases/anonymous.ts';
import { anonymousTexts } from '#shared/texts/candidates/view.ts';
import { passungTexts as texts } from '#shared/texts/matching/passung.ts';
import { paths } from '../../lib/paths.ts';
import { look } from '../look/look.ts';
import { NumberAndRange } from './number-and-range.tsx';

/** The match of an anonymous person: number and range in steps of five, without contributions. */
export const CoarsePassung = ({ match }: { match: CoarseMatch }) => (
  <>
    <NumberAndRange match={match} />
    <Box mt="md" maw="38rem" className={look('stack', 'gap8', 'small')}>
      <p>{anonymousTexts.match}</p>
      <p>
        {texts.open.meaning(match.basis, 'person')} {texts.open.basis[match.basis]}
      </p>
      <p className={look('inkLinks')}>
        <Link to={paths.testsMethod}>{texts.open.method}</Link>
      </p>
    </Box>
  </>
);
