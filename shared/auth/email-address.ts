const domainCharacters = /^[\p{L}\p{M}\p{N}\-.\u3002\uff0e\uff61]+$/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);

/** 'müller.example' becomes 'xn--mller-kva.example'. Invalid domains stay unchanged. */
export function asciiDomain(domain: string): string {
  if (isAscii(domain) || !domainCharacters.test(domain) || !URL.canParse(`http://${domain}`))
    return domain.toLowerCase();
  return new URL(`http://${domain}`).hostname;
}

export function normalizeEmail(typed: string): string {
  const email = typed.trim().toLowerCase();
  const at = email.lastIndexOf('@');
  return at === -1 ? email : `${email.slice(0, at)}@${asciiDomain(email.slice(at + 1))}`;
}

export const normalizeEmails = (search: string): string =>
  search.replace(/\S+/g, (word) => (word.includes('@') ? normalizeEmail(word) : word));
