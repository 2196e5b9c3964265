import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

type Rule = {
  words: RegExp;
  /** All files by default. */
  files?: RegExp;
  /** By file: whole texts that the specification quotes, or that mean something else. */
  permitted?: Readonly<Record<string, readonly string[]>>;
};

/** One word per thing; the key is the word to use. */
const rules: Readonly<Record<string, Rule>> = {
  'Soft-Skill-Test': {
    words: /softskilltest|soft-?skill test/iu,
    permitted: { 'shared/texts/assessments/assessments.ts': ['Softskilltest'] },
  },
  Zertifikat: { words: /Teilnahmebescheinigung/iu },
  'Aussagekraft des Tests': { words: /belastbar|uneingeschränkt/iu },
  'Version, oder Stand eines Entwurfs': { words: /(?<!\p{L})(?:kurs|text)?fassung(?:en)?(?!\p{L})/iu },
  'E-Mail': { words: /(?<!E-)(?<!\p{L})Mail|(?<!\p{L})\p{Lu}\p{Ll}+mails?(?!\p{L})/u },
  'Plan, Vorschläge, Nicht im Kurs': { words: /Erzeugung|Abdeckung/u },
  Schwierigkeit: { words: /Niveau/u },
  'z.\u00a0B.': {
    words: /z\. ?B\./u,
    permitted: { 'shared/texts/organisations/organisations.ts': ['z.B. Mein Unternehmen'] },
  },
  'a non-breaking space before % and units': { words: /\d (?:%|€|MB\b|km\b)/u },
  'Passung, gefunden': { words: /\bScore\b|\bMatch\b|Treffer/u },
  'Ergebnis zeigen, entsperren': {
    words: /frei(?:zu)?ge(?:ge)?ben|(?<!\p{L})(?:geben?|gibt|gab)(?!\p{L})[^.]*(?<!\p{L})frei(?!\p{L})/iu,
  },
  'übernommen aus': { words: /KI[ -]erzeugt/u, permitted: { 'shared/texts/ai/origin.ts': ['mit KI erzeugt'] } },
  Inhalt: {
    words: /\bAssets?\b|\bBlöcken?\b|\bBlock\b/u,
    permitted: { 'shared/texts/courses/editor.ts': ['Asset'] },
  },
  'an everyday name of the value group': {
    words: /Benevolenz|Hedonismus|Universalismus|Konformität|(?<!\p{L})Stimulation/u,
    permitted: {
      'shared/texts/assessments/method-matching.ts': [
        'Benevolenz',
        'Hedonismus',
        'Universalismus',
        'Konformität',
        'Stimulation',
      ],
    },
  },
  'a neutral word for people': {
    words:
      /(?<![„\p{L}]|innen und )(?:Bewerber|Leser|Benutzer|Nutzer|Besucher|Mitarbeiter|Kollegen|Teilnehmer)n?(?!\p{L})/u,
    permitted: {
      'shared/texts/errors.ts': ['Benutzer ist bereits Mitglied der Organisation'],
      'shared/texts/shell.ts': ['Benutzer'],
      'shared/texts/admin/dashboard.ts': ['Benutzer'],
      'shared/texts/admin/users.ts': ['Benutzer', 'Bewerber'],
      'shared/texts/auth/auth.ts': ['Bewerber'],
    },
  },
  Stärke: {
    words: /Fähigkeit|(?<![„\p{L}-])Skills?(?![\p{L}-])/u,
    files:
      /texts\/(?:account|applications|assessments\/(?!findings)|candidates|learning|matching|pages|profile|releases|talent-pool|start)|content\/pages\/(?!imprint)/u,
    permitted: {
      'shared/texts/assessments/dashboard.ts': ['Top Skills'],
      'shared/texts/profile.ts': ['Skills'],
    },
  },
  'a sentence that people say': { words: /Entscheiden tun/u },
};

/** Without the wordings that people agreed to, and without the document of a company. */
const textFiles = globSync('shared/texts/**/*.ts').filter((file) => !/\/consents\.ts$|\.test\.ts$/u.test(file));
const contentFiles = [
  ...globSync('prisma/content/pages/*.md'),
  ...globSync('prisma/content/assessments/{softskills,statements-*,values}.json'),
  ...globSync('server/demo/**/*.{ts,md,json}').filter((file) => !/\.test\.ts$|\/handbook\//u.test(file)),
];

type Node = { type: string; value?: unknown };

function textsOfSource(file: string): string[] {
  const texts: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (node.type === 'ImportDeclaration') return;
    if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
    if (node.type === 'TemplateElement') texts.push((node.value as { cooked: string }).cooked);
    for (const child of Object.values(value)) visit(child);
  };
  visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return texts;
}

const textsOf = (file: string): string[] =>
  file.endsWith('.ts') ? textsOfSource(file) : readFileSync(file, 'utf8').split('\n');

const files = [...textFiles, ...contentFiles].map((file) => ({ file, texts: textsOf(file) }));

test.each(Object.entries(rules))('the word is %s', (_, { words, files: scope = /./u, permitted = {} }) => {
  const hits = files
    .filter(({ file }) => scope.test(file))
    .flatMap(({ file, texts }) =>
      texts
        .filter((text) => words.test(text) && !(permitted[file] ?? []).includes(text))
        .map((text) => `${file}: ${text}`),
    );
  expect(hits).toEqual([]);
});

test('each permitted text still occurs', () => {
  const stale = Object.values(rules).flatMap(({ permitted = {} }) =>
    Object.entries(permitted).flatMap(([file, exceptions]) =>
      exceptions.filter((exception) => !textsOf(file).includes(exception)),
    ),
  );
  expect(stale).toEqual([]);
});

test('reads all texts and pages', () => {
  expect(textFiles.length).toBeGreaterThan(80);
  expect(contentFiles.length).toBeGreaterThan(8);
});

test.each([
  ['Soft-Skill-Test', 'Zum Softskilltest'],
  ['E-Mail', 'Die Mail kommt gleich.'],
  ['E-Mail', 'Kein Mailserver'],
  ['E-Mail', 'Eine Testmail'],
  ['Ergebnis zeigen, entsperren', 'Sie geben Ihr Ergebnis frei.'],
  ['Ergebnis zeigen, entsperren', 'aus den freigegebenen Ergebnissen'],
  ['Version, oder Stand eines Entwurfs', 'Neue Fassung laden'],
  ['z.\u00a0B.', 'z. B. Pflege'],
])('finds that %s is missing in "%s"', (word, text) => {
  expect(rules[word]?.words.test(text)).toBe(true);
});

test.each([
  'E-Mails',
  'eine E-Mail-Adresse',
  'z.\u00a0B. Pflege',
  'Rechtsauffassung',
  'E-Mail-Domain',
  'Ihre Freigaben',
])('accepts "%s"', (text) => {
  expect(Object.values(rules).filter(({ words }) => words.test(text))).toEqual([]);
});
