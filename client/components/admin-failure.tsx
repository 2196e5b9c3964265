import { adminOnlySettingsTexts } from '#shared/texts/admin/pages-and-outbox.ts';
import { codeOf } from '../lib/errors.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Loaded, type LoadedProps } from './loaded.tsx';

/** A missing permission is not a failure: the message has no retry button. */
export function AdminFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return codeOf(error) === 'FORBIDDEN' ? <OnlyPlatformAdmins /> : <ErrorState onRetry={onRetry} />;
}

export const AdminLoaded = <Data,>(props: LoadedProps<Data>) => <Loaded refused={<OnlyPlatformAdmins />} {...props} />;

const { forbidden } = adminOnlySettingsTexts;

function OnlyPlatformAdmins() {
  return <EmptyState title={forbidden.title} text={forbidden.text} />;
}
