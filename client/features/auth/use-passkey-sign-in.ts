import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PasskeyAssertion } from '#shared/auth/passkeys.ts';
import { passkeyTexts } from '#shared/texts/auth/passkeys.ts';
import {
  type AssertionOptions,
  canAutofillPasskeys,
  endPasskeyRequest,
  passkeyMessageOf,
  readPasskey,
} from '../../lib/passkeys/ceremony.ts';
import { isLikely, usePasskeySupport } from '../../lib/passkeys/support.ts';
import { trpc } from '../../trpc.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';

/** Before the challenge expires after five minutes. */
const renewMs = 4 * 60_000;

/** `challenge`: of a sign-in whose password is already checked; without it, the autofill offers passkeys, too. */
export function usePasskeySignIn(challenge?: string) {
  const support = usePasskeySupport();
  const isOffered = support === 'yes';
  const { client } = trpc.useUtils();
  const completeSignIn = useAfterSignIn();
  const [isPending, setIsPending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const pending = challenge === undefined ? {} : { challenge };
  const start = () => client.auth.startPasskey.mutate(pending);
  const finish = async (passkey: PasskeyAssertion) => {
    await client.auth.signInWithPasskey.mutate({ passkey, ...pending });
    await completeSignIn();
  };
  const showFailure = (error: unknown) => setMessage(passkeyMessageOf(error, passkeyTexts.cancelledSignIn));
  const signIn = async () => {
    setIsPending(true);
    setMessage(null);
    await start()
      .then((options) => readPasskey(options))
      .then(finish)
      .catch(showFailure);
    setIsPending(false);
  };
  useAutofill(isOffered && !isPending && challenge === undefined, { start, finish, onFailure: showFailure });
  return {
    isOffered,
    isLikely: isLikely(support),
    isPending,
    message,
    signIn: () => void signIn(),
    clear: () => setMessage(null),
  };
}

type Steps = {
  start: () => Promise<AssertionOptions>;
  finish: (passkey: PasskeyAssertion) => Promise<void>;
  onFailure: (error: unknown) => void;
};

/** Stays silent until the person chooses a passkey, because the button does the same. */
function useAutofill(isOn: boolean, steps: Steps) {
  const [round, setRound] = useState(0);
  const latest = useLatest(steps);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round starts a new request
  useEffect(() => {
    if (!isOn) return;
    let isCurrent = true;
    const choose = async (): Promise<PasskeyAssertion | null> => {
      if (!(await canAutofillPasskeys()) || !isCurrent) return null;
      const options = await latest.current.start();
      return isCurrent ? readPasskey(options, true) : null;
    };
    const listen = async () => {
      const passkey = await choose().catch(() => null);
      if (passkey === null) return;
      await latest.current.finish(passkey).catch((error: unknown) => {
        latest.current.onFailure(error);
        setRound((current) => current + 1);
      });
    };
    void listen();
    const timer = setTimeout(() => setRound((current) => current + 1), renewMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      void endPasskeyRequest();
    };
  }, [isOn, round]);
}

function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
