import { createContext, runInContext } from 'node:vm';

const elements = [
  ...['cmi.core.lesson_status', 'cmi.core.lesson_location', 'cmi.core.lesson_mode', 'cmi.core.exit'],
  ...['cmi.core.score.raw', 'cmi.core.score.min', 'cmi.core.score.max', 'cmi.core.session_time', 'cmi.suspend_data'],
];
const vocabulary: Readonly<Record<string, readonly string[]>> = {
  'cmi.core.lesson_status': ['passed', 'completed', 'failed', 'incomplete', 'browsed', 'not attempted'],
  'cmi.core.exit': ['time-out', 'suspend', 'logout', ''],
};
const calls = ['LMSInitialize', 'LMSFinish', 'LMSCommit', 'LMSGetValue', 'LMSSetValue'];
const network =
  /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon|importScripts|Worker|SharedWorker|RTCPeerConnection)\b|\bimport\s*[(\s'"{*]|https?:\/\/|\beval\b|\bnew Function\b/;

export function checkScripts(source: string): string[] {
  const findings: string[] = [];
  const code = withoutComments(source);
  const loading = network.exec(code)?.[0];
  if (loading !== undefined) findings.push(`a script asks the network or makes code: ${loading}`);
  for (const [element] of code.matchAll(/\bcmi\.[\w.]+/g))
    if (!elements.includes(element)) findings.push(`${element} is no element of SCORM 1.2 that a course may use`);
  for (const [, element = '', value = ''] of code.matchAll(/set\(\s*'(cmi\.[\w.]+)',\s*'([^']*)'/g))
    if (vocabulary[element]?.includes(value) === false) findings.push(`${element} has no value '${value}'`);
  for (const call of calls) {
    const { length } = [...code.matchAll(new RegExp(`\\b${call}\\(`, 'g'))];
    if (length === 0) findings.push(`${call} is never called`);
    if (length > 1 && (call === 'LMSInitialize' || call === 'LMSFinish'))
      findings.push(`${call} is called from more than one place`);
  }
  for (const event of ['pagehide', 'beforeunload'])
    if (!code.includes(`'${event}'`)) findings.push(`nothing is finished at ${event}`);
  return findings;
}

const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

type Progress = { done: boolean[]; chosen: Array<number | null> };
type Quiz = { correct: number; optionCount: number };
type Plan = { key: string; lessonCount: number; quizzes: Quiz[] };
type Player = {
  encode: (plan: Plan, progress: Progress) => { text: string; isWhole: boolean };
  decode: (plan: Plan, text: string) => Progress | null;
  statusOf: (plan: Plan, progress: Progress) => string;
  scoreOf: (plan: Plan, progress: Progress) => number | null;
  timespan: (milliseconds: number) => string;
};

export function runPlayer(source: string): Player {
  const context: { coursePlayer?: Player } = {};
  createContext(context);
  runInContext(source, context);
  if (context.coursePlayer === undefined) throw new Error('the script does not define a player');
  return context.coursePlayer;
}

function* noise(): Generator<number> {
  for (let state = 12345; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield (state >> 8) % 1000;
  }
}

export function worstCase(lessonCount: number, quizCount: number): { plan: Plan; progress: Progress } {
  const numbers = noise();
  const next = (below: number) => (numbers.next().value ?? 0) % below;
  const quizzes = Array.from({ length: quizCount }, () => ({ correct: next(8), optionCount: 8 }));
  const plan = { key: 'abcdefgh', lessonCount, quizzes };
  const done = Array.from({ length: lessonCount }, () => next(2) === 1);
  const chosen = quizzes.map(() => (next(9) === 8 ? null : next(8)));
  return { plan, progress: { done, chosen } };
}

const sizes = [
  [0, 0],
  [1, 1],
  [400, 3_200],
  [400, 40_000],
  [160_000, 0],
  [160_000, 100_000],
] as const;

function statusesOf({ statusOf }: Player): string[] {
  const quizzes = [{ correct: 1, optionCount: 2 }];
  const plan = { key: 'abcdefgh', lessonCount: 1, quizzes };
  const answers = [null, 0, 1].map((answer) => statusOf(plan, { done: [true], chosen: [answer] }));
  const withoutQuiz = [false, true].map((done) => statusOf({ ...plan, quizzes: [] }, { done: [done], chosen: [] }));
  return [...answers, ...withoutQuiz];
}

/** By source, because all packages of a release have the same player. */
const known = new Map<string, string[]>();

export function checkPlayer(source: string): string[] {
  const findings = known.get(source) ?? findingsIn(source);
  known.set(source, findings);
  return findings;
}

function findingsIn(source: string): string[] {
  try {
    const player = runPlayer(source);
    const findings: string[] = [];
    for (const [lessons, quizzes] of sizes) {
      const { plan, progress } = worstCase(lessons, quizzes);
      const { text } = player.encode(plan, progress);
      const course = `a course of ${lessons} lessons and ${quizzes} quizzes`;
      if (text.length >= 4096) findings.push(`suspend data of ${course} has ${text.length} characters`);
      if (!/^[\x20-\x7e]*$/.test(text)) findings.push(`suspend data of ${course} is not ASCII`);
      const score = player.scoreOf(plan, progress);
      if (score !== null && !(score >= 0 && score <= 100)) findings.push(`the score ${score} is not within 0 and 100`);
    }
    for (const status of statusesOf(player))
      if (!vocabulary['cmi.core.lesson_status']?.includes(status)) findings.push(`the status ${status} does not exist`);
    for (const span of [0, 9, 61_234, 3_600_000, 86_400_000 * 600])
      if (!/^\d{4}:[0-5]\d:[0-5]\d\.\d\d$/.test(player.timespan(span)))
        findings.push(`${player.timespan(span)} is no time of SCORM 1.2`);
    return findings;
  } catch (error) {
    return [`the player does not run: ${(error as Error).message}`];
  }
}

export function checkData(source: string): string[] {
  const [, json] = /^window\.courseData = (\{.*\});\n$/.exec(source) ?? [];
  if (json === undefined || /[<\u2028\u2029]/.test(source)) return ['data.js is not one safely written assignment'];
  try {
    JSON.parse(json);
    return [];
  } catch {
    return ['data.js holds no JSON'];
  }
}

export function checkPage(page: string): string[] {
  const findings: string[] = [];
  if (/<script(?![^>]*\ssrc=)/i.test(page)) findings.push('the page has a script of its own');
  if (/<[^>]*\son[a-z]+\s*=/i.test(page)) findings.push('the page has a handler of its own');
  if (/\s(?:src|href|action)\s*=\s*["']?\s*(?:[a-z]+:|\/)/i.test(page)) findings.push('the page leads outside');
  if (!/<html lang="de">/.test(page)) findings.push('the page is not marked as German');
  return findings;
}

export function checkStyles(source: string, names: readonly string[]): string[] {
  const loaded = [...source.matchAll(/url\(\s*["']?([^"')]*)/g)].map(([, address = '']) => address);
  const foreign = loaded.filter((address) => !names.includes(`player/${address}`) || !address.endsWith('.woff2'));
  return /@import/.test(source) || foreign.length > 0 ? ['the styles load something'] : [];
}

/** Font licences require their file in the package. */
export const checkLicences = (names: readonly string[]): string[] =>
  names
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => name.replace(/([\w-]+)\.woff2$/, 'OFL-$1.txt'))
    .filter((licence) => !names.includes(licence))
    .map((licence) => `${licence} is missing`);
