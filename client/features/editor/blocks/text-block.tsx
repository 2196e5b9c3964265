import type { TextContent } from '#shared/courses/content.ts';
import { textBlockTexts as texts } from '#shared/texts/courses/editor.ts';
import { RichText } from '../../../components/rich-text/rich-text.tsx';

type TextBlockProps = {
  content: TextContent;
  name: string;
  hasFocus: boolean;
  onEdit: (content: TextContent) => void;
  onFiles: (files: File[]) => void;
};

export function TextBlock({ content, name, hasFocus, onEdit, onFiles }: TextBlockProps) {
  return (
    <RichText
      html={content.content}
      label={texts.label(name)}
      placeholder={texts.placeholder}
      hasFocus={hasFocus}
      onEdit={(html) => onEdit({ content: html })}
      onFiles={onFiles}
    />
  );
}
