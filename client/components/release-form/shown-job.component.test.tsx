import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { ShownMatch } from './shown-job.tsx';

test.each([
  [true, 'Passung etwa 80 von 100'],
  [false, 'Passung 80 von 100'],
])('the match that a company sees of an anonymous person (%s) reads "%s"', async (isAnonymous, text) => {
  const match = { match: 80, low: 65, high: 95, basis: 'both' } as const;
  renderPart(<ShownMatch label="Mit dieser Stelle:" match={match} isAnonymous={isAnonymous} />);
  await screen.findByText(text);
  expect(screen.queryAllByText('absichtlich ungenau, damit Sie anonym bleiben')).toHaveLength(isAnonymous ? 1 : 0);
});
