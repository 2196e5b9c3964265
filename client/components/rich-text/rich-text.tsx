import { Box, CloseButton, Group, Text } from '@mantine/core';
import { RichTextEditor, type RichTextEditorProps } from '@mantine/tiptap';
import { IconSourceCode } from '@tabler/icons-react';
import { type Editor, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { pasteLossText, richTextLabels, textBlockTexts as texts } from '#shared/texts/courses/editor.ts';
import { styleNonce } from '../../lib/style-nonce.ts';
import common from '../common.module.css';
import { pasteInto } from './pasting.ts';
import classes from './rich-text.module.css';
import { TableControls } from './table-controls.tsx';
import { tableNodes } from './table-nodes.ts';
import '@mantine/tiptap/styles.layer.css';
import '#shared/styles/prose.css';

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // A trailing node would change a text that is only read.
    trailingNode: false,
    link: { openOnClick: false, protocols: ['mailto', 'tel'], defaultProtocol: 'https' },
  }),
  ...tableNodes,
];

type RichTextProps = {
  html: string;
  label: string;
  placeholder: string;
  describedBy?: string;
  hasFocus?: boolean;
  /** Shows the toolbar always, not only while the text has the focus. */
  isField?: boolean;
  onEdit: (html: string) => void;
  onFiles?: (files: File[]) => void;
};

/** Rich text edited in place. `onEdit` passes unsanitised HTML: the server sanitises it. */
export function RichText(props: RichTextProps) {
  const { html, placeholder, hasFocus = false, isField = false } = props;
  const [isWriting, setIsWriting] = useState(hasFocus);
  const [lossNote, setLossNote] = useState('');
  const editor = useRichText(props, setLossNote);
  return (
    <Box
      pos="relative"
      onFocus={() => setIsWriting(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside =
          relatedTarget instanceof Element && relatedTarget.closest('[data-mantine-popover], [role="dialog"]');
        if (!currentTarget.contains(relatedTarget) && !isInside) setIsWriting(false);
      }}
    >
      <RichTextEditor
        // Mantine imports the declarations of the same class by another path.
        editor={editor as unknown as RichTextEditorProps['editor']}
        labels={richTextLabels}
        variant="subtle"
        withTypographyStyles={false}
        classNames={{
          root: isField ? classes.field : classes.plain,
          content: classes.content,
        }}
      >
        {(isField || isWriting) && <Toolbar editor={editor} isFloating={!isField} />}
        <Box pos="relative">
          {html === '' && (
            <Text c="dimmed" pos="absolute" className={classes.placeholder} aria-hidden="true">
              {placeholder}
            </Text>
          )}
          <RichTextEditor.Content />
        </Box>
      </RichTextEditor>
      <div role="status">
        {lossNote !== '' && (
          <Group gap="xs" wrap="nowrap" mt="xs" fz="sm" c="dimmed">
            {lossNote}
            <CloseButton size="sm" aria-label={texts.dismiss} onClick={() => setLossNote('')} />
          </Group>
        )}
      </div>
    </Box>
  );
}

function useRichText(props: RichTextProps, onLossNote: (sentence: string) => void): Editor {
  const { html, label, describedBy, hasFocus = false, onEdit, onFiles } = props;
  /** Distinguishes the user's edits from changes of the `html` prop. */
  const latestHtml = useRef(html);
  const editHandler = useRef(onEdit);
  const filesHandler = useRef(onFiles);
  useEffect(() => {
    editHandler.current = onEdit;
    filesHandler.current = onFiles;
  });
  const editor = useEditor({
    extensions,
    content: html,
    autofocus: hasFocus ? 'end' : false,
    injectNonce: styleNonce(),
    shouldRerenderOnTransaction: false,
    editorProps: {
      handleDOMEvents: {
        paste: (view, event) =>
          pasteInto(view, event, {
            onFiles: filesHandler.current,
            onLosses: (losses) => onLossNote(pasteLossText(losses)),
          }),
      },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'pg-prose',
        // Otherwise a browser translation would be saved as the author's text.
        translate: 'no',
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      },
    },
    onUpdate: ({ editor: changed }) => {
      latestHtml.current = changed.isEmpty ? '' : changed.getHTML();
      editHandler.current(latestHtml.current);
    },
  });
  useEffect(() => {
    if (html === latestHtml.current) return;
    latestHtml.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  return editor;
}

const activeStylesOf = ({ editor }: { editor: Editor }): string =>
  [
    ...['bold', 'italic', 'bulletList', 'orderedList', 'blockquote', 'code', 'codeBlock', 'link', 'table'].map((name) =>
      editor.isActive(name),
    ),
    ...[2, 3].map((level) => editor.isActive('heading', { level })),
  ].join();

function Toolbar({ editor, isFloating }: { editor: Editor; isFloating: boolean }) {
  useEditorState({ editor, selector: activeStylesOf });
  const className = isFloating ? `${classes.floating} ${common.line} ${common.shadow}` : common.lineBottom;
  return (
    <RichTextEditor.Toolbar className={`${classes.toolbar} ${className}`} role="toolbar" aria-label={texts.toolbar}>
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
      <TableControls editor={editor} />
    </RichTextEditor.Toolbar>
  );
}
