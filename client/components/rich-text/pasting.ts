import type { EditorView } from '@tiptap/pm/view';
import { emptyPasteLosses, type PasteLosses } from '#shared/editor/state.ts';
import { cleanClipboard } from '../../lib/paste/clipboard-html.ts';
import { cleanPlainText } from '../../lib/paste/plain-text.ts';

type PasteTargets = {
  onFiles: ((files: File[]) => void) | undefined;
  onLosses: (losses: PasteLosses) => void;
};

const isPicture = ({ type }: File): boolean => type.startsWith('image/');

function dataUrlToFile(address: string, index: number): File | null {
  const [, type = '', data = ''] = /^data:(image\/[a-z+.]+);base64,([\s\S]*)$/i.exec(address) ?? [];
  try {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0);
    const extension = type
      .toLowerCase()
      .replace(/^image\//, '')
      .replace('jpeg', 'jpg')
      .replace('svg+xml', 'svg');
    return bytes.length === 0 ? null : new File([bytes], `Bild-${index + 1}.${extension}`, { type });
  } catch {
    return null;
  }
}

function reportFiles(files: readonly File[], losses: PasteLosses, { onFiles, onLosses }: PasteTargets): void {
  if (onFiles !== undefined && files.length > 0) onFiles([...files]);
  const omittedFiles = onFiles === undefined ? files : [];
  const pictures = omittedFiles.filter(isPicture).length;
  onLosses({ ...losses, pictures: losses.pictures + pictures, files: losses.files + omittedFiles.length - pictures });
}

/** @returns true if the paste was handled; otherwise the editor's default applies */
export function pasteInto(view: EditorView, event: ClipboardEvent, targets: PasteTargets): boolean {
  const { clipboardData } = event;
  if (clipboardData === null || view.state.selection.$from.parent.type.spec.code) return false;
  const [html, text] = [clipboardData.getData('text/html'), clipboardData.getData('text/plain')];
  const files = [...clipboardData.files];
  // Copied from an editor of this product.
  if (html.includes('data-pm-slice')) return false;
  const cleaned = html === '' ? null : cleanClipboard(html);
  // Excel adds a picture of the range; browsers add the image URL as HTML.
  if (files.length > 0 && (cleaned?.html ?? '') === '' && text.trim() === '')
    reportFiles(files, emptyPasteLosses(), targets);
  else if (cleaned !== null) {
    if (cleaned.html !== '') view.pasteHTML(cleaned.html, event);
    const pictures = cleaned.pictures.map(dataUrlToFile);
    const readable = pictures.flatMap((picture) => picture ?? []);
    const { losses } = cleaned;
    reportFiles(readable, { ...losses, pictures: losses.pictures + pictures.length - readable.length }, targets);
  } else {
    const structuredHtml = cleanPlainText(text);
    if (structuredHtml === null) return false;
    view.pasteHTML(structuredHtml, event);
    targets.onLosses(emptyPasteLosses());
  }
  event.preventDefault();
  return true;
}
