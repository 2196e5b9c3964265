import { look } from '../../../components/look/look.ts';
/** Tells a screen reader what a button just did. */
export function Announcer({ message }: { message: string }) {
  return (
    <p className={look('unseen')} role="status">
      {message}
    </p>
  );
}
