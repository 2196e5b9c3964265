import { settingsTexts } from '#shared/texts/admin/admin.ts';
import { EmptyState } from './empty-state.tsx';

const { forbidden } = settingsTexts;

export function OnlyPlatformAdmins() {
  return <EmptyState title={forbidden.title} text={forbidden.text} />;
}
