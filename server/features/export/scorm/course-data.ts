import { createHash } from 'node:crypto';
import { type FileKind, kindOf, sizeText } from '#shared/assets/kinds.ts';
import { videoSource } from '#shared/courses/video.ts';
import { marksOf, type Snapshot, type SnapshotBlock } from '#shared/publishing/snapshot.ts';
import { originTexts } from '#shared/texts/ai/origin.ts';
import { playerTexts } from '#shared/texts/courses/export.ts';

type PlayerBlock = Marks & PlayerContent;
type Marks = { mark?: string; source?: string };
type PlayerContent =
  | { type: 'text'; html: string }
  | { type: 'video'; url: string; title: string; host: string }
  | { type: 'quiz'; question: string; options: string[]; correct: number; explanation: string }
  | {
      type: 'file';
      kind: FileKind;
      path: string | null;
      alt: string;
      caption: string;
      filename: string;
      size: string;
    };

type Packed = {
  snapshot: Snapshot;
  paths: ReadonlyMap<string, string>;
};

/** Security: every `<` is escaped, so the JSON cannot close the script element. */
export function courseScript({ snapshot, paths }: Packed): string {
  const missing = new Set<string>();
  const modules = snapshot.modules.map(({ title, lessons }) => ({
    title,
    lessons: lessons.map((lesson) => ({
      title: lesson.title,
      blocks: lesson.content_blocks.map((block) => {
        const packed: PlayerBlock = { ...playerBlock(block, paths), ...playerMarks(block) };
        if (packed.type === 'file' && packed.path === null) missing.add(packed.filename);
        return packed;
      }),
    })),
  }));
  const { title } = snapshot;
  const data = { key: keyOf(snapshot), title, modules, missing: [...missing].filter(Boolean), texts: playerTexts };
  return `window.courseData = ${scriptJson(data)};\n`;
}

const scriptJson = (data: unknown): string =>
  JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** Hash of lessons and quizzes in order. The player ignores progress with another key. */
function keyOf({ modules }: Snapshot): string {
  const hash = createHash('sha256');
  for (const { lessons } of modules)
    for (const { id, content_blocks } of lessons) {
      hash.update(`\n${id}`);
      for (const block of content_blocks)
        if (block.type === 'quiz') hash.update(` ${block.id}:${block.json_content.options.length}`);
    }
  return hash.digest('base64url').replace(/[-_]/g, 'x').slice(0, 8);
}

function playerMarks(block: SnapshotBlock): Marks {
  const { isGenerated, source } = marksOf(block);
  return {
    ...(isGenerated === true ? { mark: originTexts.marks.service } : {}),
    ...(source === undefined ? {} : { source: originTexts.source(source) }),
  };
}

function playerBlock(block: SnapshotBlock, paths: Packed['paths']): PlayerContent {
  switch (block.type) {
    case 'text':
      // Security: stored text is always sanitised.
      return { type: 'text', html: block.json_content.content };
    case 'video': {
      const { url, title } = block.json_content;
      const source = videoSource(url);
      return { type: 'video', url: source === null ? '' : url, title, host: source?.host ?? '' };
    }
    case 'quiz': {
      const { question, options, correctIndex, explanation = '' } = block.json_content;
      return { type: 'quiz', question, options, correct: correctIndex, explanation };
    }
    default: {
      const { fileId, alt, caption, filename, size, type } = block.json_content;
      const path = fileId === null ? null : (paths.get(fileId) ?? null);
      return { type: 'file', kind: kindOf(type), path, alt, caption, filename, size: sizeText(size) };
    }
  }
}
