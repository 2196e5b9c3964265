import { RichTextEditor } from '@mantine/tiptap';
import {
  type Icon,
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowRemove,
  IconTable,
  IconTableOff,
  IconTableRow,
} from '@tabler/icons-react';
import type { Command } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, toggleHeaderRow } from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import { tableTexts as texts } from '#shared/texts/courses/editor.ts';

const emptyRow = (tag: 'th' | 'td') => `<tr>${`<${tag}><p></p></${tag}>`.repeat(2)}</tr>`;
const newTable = `<table><tbody>${emptyRow('th')}${emptyRow('td')}</tbody></table>`;

const tableCommands: readonly (readonly [label: string, icon: Icon, command: Command])[] = [
  [texts.header, IconTableRow, toggleHeaderRow],
  [texts.addRow, IconRowInsertBottom, addRowAfter],
  [texts.removeRow, IconRowRemove, deleteRow],
  [texts.addColumn, IconColumnInsertRight, addColumnAfter],
  [texts.removeColumn, IconColumnRemove, deleteColumn],
  [texts.remove, IconTableOff, deleteTable],
];

export function TableControls({ editor }: { editor: Editor }) {
  const isInTable = editor.isActive('table');
  const run = (command: Command) => {
    command(editor.state, editor.view.dispatch);
    editor.view.focus();
  };
  if (!isInTable)
    return (
      <Control
        label={texts.insert}
        icon={IconTable}
        onClick={() => editor.chain().focus().insertContent(newTable).run()}
      />
    );
  return tableCommands.map(([label, icon, command]) => (
    <Control key={label} label={label} icon={icon} onClick={() => run(command)} />
  ));
}

type ControlProps = { label: string; icon: Icon; onClick: () => void };

function Control({ label, icon: ControlIcon, onClick }: ControlProps) {
  return (
    <RichTextEditor.Control aria-label={label} title={label} onClick={onClick}>
      <ControlIcon size={16} stroke={1.5} aria-hidden="true" />
    </RichTextEditor.Control>
  );
}
