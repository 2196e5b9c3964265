type TextPart = { start: number; words: string; isLink: boolean };

/** Compared as origins: an address such as https://own.example.evil.example only begins like ours. */
function isOwn(address: string, origin: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin;
}

/** Cuts a text at its addresses; together the parts are the text again. `start` is where a part begins. */
export function partsOf(text: string, origin: string): TextPart[] {
  let start = 0;
  return text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/).map((words) => {
    const part = { start, words, isLink: /^https?:\/\//.test(words) && isOwn(words, origin) };
    start += words.length;
    return part;
  });
}
