import type { Page } from 'playwright-core';
import { question } from './readable-course.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const quiz = (page: Page) => page.getByRole('region', { name: `Quiz: ${question}` });
export const finishLesson = (page: Page) =>
  page.getByRole('button', { name: /^(Weiter\b|Zur Kursübersicht|Kurs abschließen)/ }).click();
export const expectProgress = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

export async function answer(page: Page, option: string): Promise<void> {
  await quiz(page).getByRole('radio', { name: option }).check();
  await quiz(page).getByRole('button', { name: 'Antwort prüfen' }).click();
}
