import { screen } from '@testing-library/dom';
import { use } from 'react';
import { BrowserRouter, useSearchParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { renderPart } from '../testing/render.tsx';
import { textParam, useUrlQuery } from './use-url-query.ts';

const schema = z.object({ chosen: textParam(50) });
const never = new Promise<never>(() => {});

/** The router never finishes rendering a change, as on a slow phone. */
function SlowPage() {
  const { query, set } = useUrlQuery(schema);
  const [routed] = useSearchParams();
  if (routed.has('chosen')) use(never);
  const add = (name: string) => set({ chosen: `${query.chosen}${name}` });
  return (
    <>
      <button type="button" onClick={() => add('a')}>
        a
      </button>
      <button type="button" onClick={() => add('b')}>
        b
      </button>
      <p>{query.chosen}</p>
    </>
  );
}

test('a second choice adds to the first, even before the router has rendered it', async () => {
  window.history.replaceState(null, '', '/');
  const { person } = renderPart(
    <BrowserRouter>
      <SlowPage />
    </BrowserRouter>,
  );
  for (const name of ['a', 'b']) await person.click(await screen.findByRole('button', { name }));
  await screen.findByText('ab');
  expect(window.location.search).toBe('?chosen=ab');
});
