/** German texts belong in shared/texts. Checks strings, templates and JSX text of all other files. */
import { parseSync } from 'vite';

/** Path → reason. A path with a '/' at the end covers all files below it. */
const exceptions: Readonly<Record<string, string>> = {
  'server/core/': 'messages to the operator before the database and pages are available',
  'server/start-message.ts': 'messages to the operator',
  'server/start.ts': 'messages to the operator',
  'server/http/pages/client.ts': 'messages to the operator',
  'server/features/generation-rules/': 'word lists of the generator and documents for its tests',
  'server/features/generation-model/': 'prompts to the model',
  'client/lib/paste/fixtures/': 'clipboard contents of other programs',
  'shared/assessments/values/consistency.ts': 'band names that are stored with results',
  'shared/assessments/values/values.ts': 'the values themselves: data of the test',
  'shared/matching/value-assignment.ts': 'the values themselves: data of the test',
  'shared/jobs/field-words.ts': 'word list of a rule',
  'shared/jobs/gendered-words.ts': 'word list of a rule',
  'shared/jobs/neutral-title.ts': 'word list of a rule',
  'shared/questions/': 'word lists of rules',
  'shared/organisations/imprint-keys.ts': 'word list of a comparison',
  'shared/organisations/mail-domain.ts': 'list of mail providers',
  'shared/organisations/name-key.ts': 'word list of a comparison',
  'shared/profile/period.ts': 'month names for parsing',
  'shared/releases/pseudonym-words.ts': 'word list of pseudonyms',
  'shared/search.ts': 'normalisation of searches',
};

const outside = /^scripts\/|^shared\/texts\/|^(?:server|client)\/testing\/|^server\/demo\/|\.test\.tsx?$/;
const letters = /[äöüÄÖÜß„“]/;
const words =
  /(?:^|[^\p{L}])(?:und|oder|nicht|Sie|Ihre?|bitte|ist|sind|wird|werden|der|die|das|für|ein|eine|mit)(?:$|[^\p{L}])/u;

const isGerman = (text: string): boolean => letters.test(text) || (text.includes(' ') && words.test(text));

export function findGermanTexts(sources: ReadonlyMap<string, string>): string[] {
  return [...sources]
    .filter(([file, source]) => !outside.test(file) && !isExempt(file) && isGerman(source))
    .flatMap(([file, source]) => germanIn(file, source));
}

const isBelow = (file: string, path: string): boolean => (path.endsWith('/') ? file.startsWith(path) : file === path);
const isExempt = (file: string): boolean => Object.keys(exceptions).some((path) => isBelow(file, path));

type Node = { type: string; start: number; value?: unknown };

function germanIn(file: string, source: string): string[] {
  const { program } = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const problems: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    const text = textOf(node);
    if (text !== null && isGerman(text)) {
      const line = source.slice(0, node.start).split('\n').length;
      problems.push(`${file}:${line} ${JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)}`);
    }
    for (const child of Object.values(value)) visit(child);
  };
  visit(program);
  return problems;
}

function textOf({ type, value }: Node): string | null {
  if (type === 'TemplateElement') return (value as { raw: string }).raw;
  return (type === 'Literal' || type === 'JSXText') && typeof value === 'string' ? value : null;
}
