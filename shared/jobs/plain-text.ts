const entities: ReadonlyArray<readonly [string, string]> = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&nbsp;', ' '],
  // Last, so that nothing is decoded twice.
  ['&amp;', '&'],
];

export function plainTextOfHtml(html: string): string {
  const text = html.replace(/<\/?(?:strong|em|s|u|a|code)(?:\s[^<>]*)?>/g, '').replace(/<[^<>]*>/g, ' ');
  return entities
    .reduce((words, [entity, sign]) => words.replaceAll(entity, sign), text)
    .replace(/\s+/g, ' ')
    .trim();
}
