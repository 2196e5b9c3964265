import { SaxesParser } from 'saxes';

type Listener = {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  close: (name: string) => void;
  text: (text: string) => void;
};

const pieceLength = 64 * 1024;
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** @throws Error if the input is not XML */
export function readXml(xml: Buffer | string, { open, close, text }: Listener): void {
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => open(localName(name), attributes as Record<string, string>));
  parser.on('closetag', ({ name }) => close(localName(name)));
  parser.on('text', text);
  parser.on('error', (error) => {
    throw error;
  });
  const letters = typeof xml === 'string' ? xml : xml.toString('utf8');
  for (let at = 0; at < letters.length; at += pieceLength) parser.write(letters.slice(at, at + pieceLength));
  parser.close();
}

export function textsOfElements(xml: Buffer | string, elementName: string): string[] {
  const found: string[] = [];
  let isInside = false;
  readXml(xml, {
    open: (name) => {
      if (name !== elementName) return;
      isInside = true;
      found.push('');
    },
    close: (name) => {
      if (name === elementName) isInside = false;
    },
    text: (text) => {
      if (isInside) found[found.length - 1] += text;
    },
  });
  return found;
}
