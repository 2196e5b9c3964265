/** Without a source, the rules write an outline of questions for the author to answer. */

import { createHash } from 'node:crypto';
import type { GeneratedBlock } from '#shared/ai/generated.ts';
import { orderLimits, planSizes } from '#shared/ai/order.ts';
import type { CoursePlan } from '#shared/ai/plan.ts';
import { frameTexts, topicModules } from '#shared/texts/ai/topic.ts';
import type { LessonOrder, PlanOrder } from '../../core/ai/generator.ts';
import { escapeMarkup } from '../../core/html/plain-text.ts';
import { cleanTitle, truncate, uniqueTitles } from './titles.ts';

const opening =
  /^(?:(?:ich (?:möchte|will|brauche|hätte gern)|wir (?:möchten|brauchen|wollen)|erstelle(?:n sie)?|mache?|bitte)\s){0,2}(?:(?:mir|uns)\s)?(?:ein(?:en)?\s)?(?:kurzen\s|neuen\s)?(?:kurs|schulung|training|einführung|unterweisung|course)?\s?(?:zum thema|über|zu|zum|zur|für|in|about|on)\s/iu;

function topicName(topic: string): string {
  const first =
    topic
      .trim()
      .slice(0, 400)
      .split(/[\n.!?]/u)[0] ?? '';
  const bare = first.replace(opening, '').replace(/^(?:den|der|die|das|dem)\s(?=\p{Lu})/u, '');
  return truncate(cleanTitle(bare) || cleanTitle(first) || frameTexts.fallback, 70);
}

export function topicPlan({ wishes, topic, title }: PlanOrder): CoursePlan {
  const size = planSizes[wishes.length];
  const name = topicName(topic || title);
  const named = uniqueTitles();
  const modules = topicModules.slice(0, wishes.modules ?? size.modules).map((frame, index) => ({
    key: deterministicUuid(topic, index),
    title: named(frame.title(name), []),
    lessons: frame.lessons
      .slice(0, Math.min(size.lessonsInModule, orderLimits.lessonsInModule))
      .map((lesson, place) => ({
        key: deterministicUuid(topic, index, place),
        title: named(lesson.title, [name]),
        goal: lesson.goal(name),
        draws: [],
      })),
  }));
  return { title: cleanTitle(title) || name, modules };
}

export function topicLesson({ wishes, topic, lesson, plan }: LessonOrder): GeneratedBlock[] {
  const name = topicName(topic || plan.title);
  const frame = topicModules.flatMap(({ lessons }) => lessons).find(({ title }) => lesson.title.startsWith(title));
  const texts = frameTexts[wishes.tone];
  const questions = frame?.questions ?? frameTexts.questions;
  const notice = html.p(texts.notice(name));
  const goal = [
    html.h3(texts.goalTitle),
    lesson.goal === '' ? '' : html.p(texts.goal(lesson.goal)),
    html.p(texts.goalHint),
  ];
  const guide = [
    html.h3(texts.guide(lesson.title)),
    html.ul(questions.map((question) => question(name)).map(html.text)),
  ];
  const steps = [html.h3(texts.stepsTitle), html.ol(texts.steps.map(html.text))];
  return [[notice, ...goal], guide, steps].map((pieces) => ({ type: 'text', html: pieces.join(''), evidence: null }));
}

export const deterministicUuid = (...names: readonly (string | number)[]): string => {
  const hex = createHash('sha256').update(JSON.stringify(names)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** Security: escapes all source text. */
const text = (value: string): string => escapeMarkup(value);
const items = (list: readonly string[]): string => list.map((item) => `<li>${item}</li>`).join('');

/** `paragraph`, lists and quotes take HTML from the other functions; the other functions take plain text. */
export const html = {
  text,
  strong: (value: string) => `<strong>${text(value)}</strong>`,
  h3: (value: string) => `<h3>${text(value)}</h3>`,
  h4: (value: string) => `<h4>${text(value)}</h4>`,
  p: (value: string) => `<p>${text(value)}</p>`,
  paragraph: (inner: string) => `<p>${inner}</p>`,
  ul: (list: readonly string[]) => `<ul>${items(list)}</ul>`,
  ol: (list: readonly string[]) => `<ol>${items(list)}</ol>`,
  blockquote: (list: readonly string[]) =>
    `<blockquote>${list.map((inner) => `<p>${inner}</p>`).join('')}</blockquote>`,
};
