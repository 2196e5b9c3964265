import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WorkPreference } from '#shared/matching/work-preference.ts';
import { may } from '#shared/permissions.ts';
import { workPreferenceTexts as texts } from '#shared/texts/matching/work-preferences.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { useSession } from '../../lib/session.ts';
import { storedPreference, storePreference } from '../../lib/work-preference/stored-preference.ts';
import { trpc } from '../../trpc.ts';

type WorkPreferences = {
  /** Null until the person has answered or skipped the questions. */
  preference: WorkPreference | null;
  isPending: boolean;
  /** False for companies and staff, who have no preference. */
  isAvailable: boolean;
  /** Rejects if the server does not store it. */
  save: (preference: WorkPreference) => Promise<void>;
};

const guestKey = ['guestPreference'];
const freshMs = 60_000;

/** The preference of the account, or of this browser for guests. */
export function useWorkPreferences(): WorkPreferences {
  const session = useSession();
  const isGuest = session.status === 'guest';
  const isApplicant = session.status === 'signedIn' && may(session.user, 'match.own');
  const guest = useGuestPreference();
  const account = useAccountPreference(isApplicant);
  return {
    preference: isGuest ? guest.preference : account.preference,
    isPending: session.status === 'loading' || (isApplicant && account.isPending),
    isAvailable: isGuest || isApplicant,
    save: isGuest ? guest.save : account.save,
  };
}

const postalCode = /\b\d{4,5}\b/;

/** The place in the profile of an applicant, and its postal code; '' without one. */
export function useProfilePlace(isWanted: boolean): { place: string; code: string; isLoading: boolean } {
  const session = useSession();
  const enabled = isWanted && session.status === 'signedIn' && may(session.user, 'profile.own');
  const { data, isLoading } = trpc.profile.own.useQuery(undefined, { enabled, staleTime: freshMs });
  const place = data?.profile.location ?? '';
  return { place, code: place.match(postalCode)?.[0] ?? '', isLoading };
}

function useGuestPreference() {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: guestKey,
    queryFn: storedPreference,
    initialData: storedPreference,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const save = async (preference: WorkPreference) => {
    storePreference(preference);
    client.setQueryData(guestKey, preference);
  };
  return { preference: data, save };
}

function useAccountPreference(enabled: boolean) {
  const utils = trpc.useUtils();
  const query = trpc.workPreference.get.useQuery(undefined, { enabled, staleTime: freshMs });
  const { mutateAsync } = trpc.workPreference.save.useMutation();
  const save = async (preference: WorkPreference) => {
    utils.workPreference.get.setData(undefined, await mutateAsync(preference));
    await utils.matching.invalidate();
  };
  return { preference: query.data ?? null, isPending: query.isPending, save };
}

/** `store` replaces the entered place by its full name first, for guests, too. Null after a failure. */
export function useStorePreference(save: WorkPreferences['save']) {
  const utils = trpc.useUtils();
  const [isSaving, setIsSaving] = useState(false);
  const [placeError, setPlaceError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const store = async (draft: WorkPreference): Promise<WorkPreference | null> => {
    const entered = draft.place.trim();
    setIsSaving(true);
    setFailure(null);
    try {
      const place = entered === '' ? '' : await utils.places.find.fetch({ place: entered });
      if (place === null) {
        setPlaceError(texts.unknownPlace);
        return null;
      }
      const saved = { ...draft, place };
      await save(saved);
      return saved;
    } catch (error) {
      setFailure(sentenceOf(error, texts.failed));
      return null;
    } finally {
      setIsSaving(false);
    }
  };
  return { store, isSaving, placeError, failure, clearPlaceError: () => setPlaceError(null) };
}
