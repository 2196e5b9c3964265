/** Letters, digits, hyphens and the dots of every script: what the URL parser may turn into punycode. */
const spelled = /^[\p{L}\p{M}\p{N}\-.\u3002\uff0e\uff61]+$/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);

/** A domain as mail servers know it: 'müller.example' is 'xn--mller-kva.example'. What is no domain stays as it is. */
export function asciiDomain(domain: string): string {
  if (isAscii(domain) || !spelled.test(domain) || !URL.canParse(`http://${domain}`)) return domain.toLowerCase();
  return new URL(`http://${domain}`).hostname;
}

/** An address as it is stored and compared: one spelling for each mailbox. */
export function normalizedEmail(typed: string): string {
  const email = typed.trim().toLowerCase();
  const at = email.lastIndexOf('@');
  return at === -1 ? email : `${email.slice(0, at)}@${asciiDomain(email.slice(at + 1))}`;
}

/** A search in which every address is spelled as it is stored. */
export const emailsNormalized = (search: string): string =>
  search.replace(/\S+/g, (word) => (word.includes('@') ? normalizedEmail(word) : word));
