import { type KnownWord, meantWords, nouns, wordsOf } from '#shared/meant-words.ts';
import type { App } from '../../core/app.ts';
import { openCache } from '../../core/memory/cache.ts';
import { minutes } from '../../core/runtime/clock.ts';
import { listSkillNames } from '../assessments/service.ts';
import { newestTextsStatement } from './list-queries.ts';
import { onJobsChanged } from './online-jobs.ts';

/** Finds what a search without hits meant, among the words of the newest jobs and the names of strengths. */
export function openSpelling(app: App) {
  const words = openCache<KnownWord[]>({ capacity: 1, ageMs: minutes(5) });
  onJobsChanged(app, words.invalidateAll);
  const readWords = async () => {
    const skills = await listSkillNames(app);
    const { rows } = await app.db.readPool.query<{ text: string }>(newestTextsStatement(app.clock.now()));
    return wordsOf([...rows.map(({ text }) => text), ...skills.map(({ name }) => name)], nouns);
  };
  return { meant: async (search: string) => meantWords(search, await words.get('', readWords)) };
}
