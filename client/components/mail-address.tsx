import { spelledEmail } from '../lib/email.ts';

/** Breaks after the @ where it has to, not within a word. */
export function MailAddress({ address }: { address: string }) {
  const spelled = spelledEmail(address);
  const at = spelled.lastIndexOf('@') + 1;
  return (
    <>
      {spelled.slice(0, at)}
      <wbr />
      {spelled.slice(at)}
    </>
  );
}
