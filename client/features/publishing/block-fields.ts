import type { SnapshotBlock } from '#shared/publishing/snapshot.ts';
import { quizFieldTexts } from '#shared/texts/ai/questions.ts';
import type { compareTexts } from '#shared/texts/courses/publishing.ts';
import { plainTextOf } from '../../components/difference/plain-text.ts';

type FieldName = 'text' | keyof typeof compareTexts.fields;
type Field = { name: FieldName; value: string };
type ChangedField = { name: FieldName; before: string; after: string };

export function blockFields(block: SnapshotBlock): Field[] {
  switch (block.type) {
    case 'text':
      return [{ name: 'text', value: plainTextOf(block.json_content.content) }];
    case 'video':
      return [
        { name: 'title', value: block.json_content.title },
        { name: 'url', value: block.json_content.url },
      ];
    case 'quiz': {
      const { question, options, correctIndex, explanation = '', level } = block.json_content;
      return [
        { name: 'question', value: question },
        { name: 'options', value: options.map((option) => `· ${option}`).join('\n') },
        { name: 'correctIndex', value: options[correctIndex] ?? '' },
        { name: 'explanation', value: explanation },
        { name: 'level', value: level === undefined ? '' : quizFieldTexts.levels[level] },
      ];
    }
    case 'asset': {
      const { filename, alt, caption } = block.json_content;
      return [
        { name: 'filename', value: filename },
        { name: 'alt', value: alt },
        { name: 'caption', value: caption },
      ];
    }
  }
}

export function changedFields(before: SnapshotBlock | null, after: SnapshotBlock | null): ChangedField[] {
  const oldValues = new Map(before === null ? [] : blockFields(before).map(({ name, value }) => [name, value]));
  const newValues = new Map(after === null ? [] : blockFields(after).map(({ name, value }) => [name, value]));
  const names = [...new Set([...newValues.keys(), ...oldValues.keys()])];
  return names
    .map((name) => ({ name, before: oldValues.get(name) ?? '', after: newValues.get(name) ?? '' }))
    .filter((field) => field.before !== field.after);
}
