import { RichTextEditor, type RichTextEditorProps } from '@mantine/tiptap';
import { IconSourceCode } from '@tabler/icons-react';
import { type Editor, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import type { TextContent } from '#shared/courses/content.ts';
import { richTextLabels, textBlockTexts as texts } from '#shared/texts/editor.ts';
import { styleNonce } from '../../../lib/style-nonce.ts';
import classes from './text-block.module.css';
import '@mantine/tiptap/styles.layer.css';
import '#shared/styles/prose.css';
import { look } from '../../../components/look/look.ts';

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // It would change a text that somebody only looks at.
    trailingNode: false,
    link: { openOnClick: false, protocols: ['mailto', 'tel'], defaultProtocol: 'https' },
  }),
];

type TextBlockProps = { content: TextContent; name: string; hasFocus: boolean; onEdit: (content: TextContent) => void };

/** Rich text. The buttons show while somebody writes in it. */
export function TextBlock({ content, name, hasFocus, onEdit }: TextBlockProps) {
  const [isWriting, setIsWriting] = useState(hasFocus);
  /** What the field holds, to tell one's own writing from what came from elsewhere. */
  const held = useRef(content.content);
  const edit = useRef(onEdit);
  useEffect(() => {
    edit.current = onEdit;
  });
  const editor = useEditor({
    extensions,
    content: content.content,
    autofocus: hasFocus ? 'end' : false,
    injectNonce: styleNonce(),
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': texts.label(name), class: 'pg-prose' },
    },
    onUpdate: ({ editor: changed }) => {
      held.current = changed.isEmpty ? '' : changed.getHTML();
      edit.current({ content: held.current });
    },
  });
  useEffect(() => {
    if (content.content === held.current) return;
    held.current = content.content;
    editor.commands.setContent(content.content, { emitUpdate: false });
  }, [editor, content.content]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus is
    <div
      className={look('relative')}
      onFocus={() => setIsWriting(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside =
          relatedTarget instanceof Element && relatedTarget.closest('[data-mantine-popover], [role="dialog"]');
        if (!currentTarget.contains(relatedTarget) && !isInside) setIsWriting(false);
      }}
    >
      <RichTextEditor
        // The same class; Mantine sees its declarations through another door.
        editor={editor as unknown as RichTextEditorProps['editor']}
        labels={richTextLabels}
        variant="subtle"
        withTypographyStyles={false}
        classNames={{ root: look('noBorder', 'noGround'), content: classes.content }}
      >
        {isWriting && <Toolbar editor={editor} />}
        {content.content === '' && (
          <p className={`${classes.placeholder} ${look('muted', 'absolute')}`} aria-hidden="true">
            {texts.placeholder}
          </p>
        )}
        <RichTextEditor.Content />
      </RichTextEditor>
    </div>
  );
}

/** What the buttons show as pressed, or cannot do. */
const activeIn = ({ editor }: { editor: Editor }): string =>
  [
    ...['bold', 'italic', 'bulletList', 'orderedList', 'blockquote', 'code', 'codeBlock', 'link'].map((name) =>
      editor.isActive(name),
    ),
    ...[2, 3].map((level) => editor.isActive('heading', { level })),
  ].join();

/** Renders again when another button is pressed, not with every letter. */
function Toolbar({ editor }: { editor: Editor }) {
  useEditorState({ editor, selector: activeIn });
  return (
    <RichTextEditor.Toolbar
      className={`${classes.toolbar} ${look('flex', 'surface', 'line', 'roundMd', 'absolute', 'shadow', 'gap2')}`}
      role="toolbar"
      aria-label={texts.toolbar}
    >
      <RichTextEditor.Bold />
      <RichTextEditor.Italic />
      <RichTextEditor.H2 />
      <RichTextEditor.H3 />
      <RichTextEditor.BulletList />
      <RichTextEditor.OrderedList />
      <RichTextEditor.Blockquote />
      <RichTextEditor.Code />
      <RichTextEditor.CodeBlock icon={() => <IconSourceCode size={16} stroke={1.5} aria-hidden="true" />} />
      <RichTextEditor.Link />
      <RichTextEditor.Unlink />
    </RichTextEditor.Toolbar>
  );
}
