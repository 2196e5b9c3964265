/** Names of data access functions begin with one of these verbs. */

/** `list` many rows, `find` one or null, `get` one that exists, `lock` rows until the transaction ends. */
const verbs = ['find', 'get', 'list', 'count', 'insert', 'update', 'delete', 'lock'];
const questions = ['is', 'has', 'are'];

const holdsQueries = /^server\/.*(?:^|[/-])(?:queries|rows)\.ts$/;
const access =
  /^export (?:async )?(?:function\*? ?|const )(\w+)(?: =(?: async)?)? ?(?:<[^>\n]*>)?\(\s*(?:(?:tx|db|prisma|pool)\b|\{ ?(?:pool|readPool|prisma|db)\b)/gm;

export function findOtherVerbs(sources: ReadonlyMap<string, string>): string[] {
  const verb = new RegExp(`^(?:${[...verbs, ...questions].join('|')})(?![a-z])`);
  return [...sources]
    .filter(([file]) => holdsQueries.test(file))
    .flatMap(([file, source]) => [...source.matchAll(access)].map(([, name = '']) => ({ file, name })))
    .filter(({ name }) => !verb.test(name))
    .map(({ file, name }) => `${file}: ${name} must begin with one of ${verbs.join(', ')}`);
}
