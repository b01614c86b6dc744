import { ApiError } from '@foyer/contracts/client';
import { factorRoutes } from '@foyer/contracts/identity';
import { useState } from 'react';

import { publicApi } from '#app/api.js';
import { useCodeMessage } from './useCodeMessage.js';
import { useFactorCode, type FactorCode } from './useFactorCode.js';

/** How the second step of a sign-in goes. */
export interface FinishingSignIn {
  readonly code: FactorCode;
  readonly busy: boolean;
  readonly tries: number;
  /** Why the server did not take the code. */
  readonly refused: string | undefined;
  readonly send: () => Promise<void>;
  readonly switchKind: () => void;
}

/** Ends a sign-in by a code. A challenge that is over leads back to the password. */
export function useFinishSignIn(
  challenge: string,
  {
    onSignedIn,
    onOver,
  }: { readonly onSignedIn: (token: string) => void; readonly onOver: (text: string) => void },
): FinishingSignIn {
  const message = useCodeMessage();
  const code = useFactorCode();
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<string>();
  return {
    code: {
      ...code,
      change: (value) => {
        setRefused(undefined);
        code.change(value);
      },
    },
    busy,
    tries,
    refused,
    send: async () => {
      setTries(tries + 1);
      setRefused(undefined);
      if (code.problem !== undefined) return;
      setBusy(true);
      try {
        const body = { challenge, code: code.value };
        const { token } = await publicApi.call(factorRoutes.finishLogin, { body });
        onSignedIn(token);
      } catch (error) {
        const text = message(error, code.isRecovery);
        const isOver = error instanceof ApiError && error.code === 'FACTOR_CHALLENGE_OVER';
        if (isOver) onOver(text);
        else setRefused(text);
        setBusy(false);
      }
    },
    switchKind: () => {
      setTries(0);
      setRefused(undefined);
      code.switchKind();
    },
  };
}
