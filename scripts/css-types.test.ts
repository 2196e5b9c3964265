import { expect, test } from 'vitest';
import { classesOf } from './css-types.mjs';

test('a style sheet has exactly the classes of its selectors, including nested ones', () => {
  const source = `
    /* .comment */
    .card:hover > .title { color: red; &.open { margin: 0.5rem } }
    @media (min-width: 48em) { .row-wide { .card & { gap: 1px } } }
    [class~=".attribute"] .link::after { content: ".content" }
    :global(.foreign) .own { margin: 0 }
  `;
  expect(classesOf(source)).toEqual(['card', 'title', 'open', 'row-wide', 'link', 'own']);
});
