import { Link } from 'react-router-dom';
import { imprintTexts as texts } from '#shared/texts/imprint.ts';
import { look } from '../../components/look/look.ts';
import { trpc } from '../../trpc.ts';

/** What keeps the public page from being switched on, with the way to it. */
export function PublishingNeeds() {
  const { data } = trpc.verification.own.useQuery();
  if (data === undefined) return null;
  if (data.heldName !== null) return <p className={look('small')}>{texts.nameHeld}</p>;
  if (!data.isRequired || data.imprint !== null) return null;
  return (
    <p className={look('small')}>
      {texts.missing}{' '}
      <Link className={look('ink')} to={`#${texts.anchor}`}>
        {texts.toImprint}
      </Link>
    </p>
  );
}
