const blockTags = new Set(['P', 'H2', 'H3', 'H4', 'LI', 'BLOCKQUOTE', 'PRE', 'HR', 'TR']);

const cellTags = new Set(['TD', 'TH']);

/** One line per block. Parsing runs no scripts and loads no resources. */
export function plainTextOf(html: string): string {
  const lines: string[] = [''];
  const read = (node: Node): void => {
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) lines.push(`${lines.pop() ?? ''}${visibleText(child)}`);
      else if (child.nodeName === 'BR') lines.push('');
      else {
        const isBlock = blockTags.has(child.nodeName) && child.parentElement?.closest('td, th') === null;
        if (isBlock) lines.push('');
        read(child);
        if (cellTags.has(child.nodeName)) lines.push(`${lines.pop() ?? ''} | `);
        if (isBlock) lines.push('');
      }
    }
  };
  read(new DOMParser().parseFromString(html, 'text/html').body);
  return lines
    .map((line) => line.replace(/ \| $/, '').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function visibleText(node: Node): string {
  const words = node.textContent ?? '';
  return node.parentElement?.closest('pre') ? words : words.replace(/\s+/g, ' ');
}
