import type { PlanOrder } from '../../../core/ai/generator.ts';
import { type Mark, planMaterial } from '../material.ts';
import type { PlanSizes } from '../to-plan.ts';
import { commonRules, wishesSection } from './common-rules.ts';

const role = 'Du planst Kurse für die berufliche Weiterbildung, die Menschen neben der Arbeit allein durcharbeiten.';

const rules = `So planst du
- Frage zuerst, was jemand nach dem Kurs bei der Arbeit kann. Jede Lektion bringt dafür genau einen Schritt, etwa 10 Minuten lang.
- Ordne vom Bekannten zum Neuen und vom Grund zum Handeln: erst worum es geht und warum, dann wie es geht, dann schwierige Fälle. Jede Lektion baut nur auf früheren auf; nichts kommt doppelt vor.
- Ein Modul fasst Lektionen zusammen, die zu einer Aufgabe gehören.
- Titel: konkret, höchstens 60 Zeichen, keine Nummer, kein „Modul“ oder „Lektion“, nicht „Einführung“ oder „Fazit“ allein. Kein Titel gleicht einem anderen.
- goal: genau ein beobachtbares Verb, im Infinitiv am Ende, höchstens 15 Wörter, zum Beispiel „Brandklassen dem passenden Löscher zuordnen“. Nicht „verstehen“, „kennen“, „wissen“ oder „kennenlernen“. Am Anfang des Kurses eher benennen und erklären, später anwenden, prüfen und entscheiden.`;

const draws = `Stellen
- draws nennt, aus welchen Stellen eine Lektion schöpft, als Bereiche (source, from, to). Jede Lektion hat wenigstens einen Bereich.
- Jede Stelle mit Inhalt gehört zu einer Lektion, auch die am Ende des Dokuments. Titelblatt, Inhaltsverzeichnis, Impressum, Literatur und Stichwortverzeichnis lässt du aus.`;

type PlanPrompt = { system: string; prompt: string };

export function planPrompt(order: PlanOrder, mark: Mark, { sizes, complaints }: PlanRequest): PlanPrompt {
  const hasMaterial = order.excerpts.length > 0;
  const { wishes, title, ownTitle = '', topic } = order;
  const headLines = [`Bisheriger Titel: ${title}`, ...(topic === '' ? [] : [`Thema: ${topic}`])];
  const parts = [
    wishesSection(mark, wishes, headLines),
    ...(hasMaterial ? [planMaterial(mark, order.excerpts, ownTitle)] : []),
    `Umfang: ${sizes.modules} Module mit je ${sizes.lessonsInModule} Lektionen. Eine Lektion mehr oder weniger je Modul ist erlaubt, wenn der Inhalt es verlangt.`,
    hasMaterial ? 'Plane den Kurs aus dem Material.' : 'Plane den Kurs zum Thema. draws bleibt überall leer.',
    ...complaints.map((complaint) => `Ein früherer Plan wurde zurückgewiesen: ${complaint}`),
  ];
  const system = [
    commonRules({ role, wishes, mark, hasMaterial, isPlan: true }),
    rules,
    ...(hasMaterial ? [draws] : []),
  ];
  return { system: system.join('\n\n'), prompt: parts.join('\n\n') };
}

type PlanRequest = { sizes: PlanSizes; complaints: readonly string[] };
