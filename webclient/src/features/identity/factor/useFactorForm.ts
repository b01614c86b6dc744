import { ApiError } from '@foyer/contracts/client';
import { useState, type SyntheticEvent } from 'react';

import { useCodeMessage } from './useCodeMessage.js';
import { useFactorCode, type FactorCode } from './useFactorCode.js';

/** The fields that an error is about; any other is about the whole form. */
const PASSWORD = 'OLD_PASSWORD_WRONG';
const CODE = 'FACTOR_CODE_WRONG';
const SETUP_OVER = 'FACTOR_SETUP_OVER';

/** A form that asks for a password, a code, or both. */
export interface FactorForm {
  readonly code: FactorCode;
  readonly password: string;
  readonly setPassword: (password: string) => void;
  readonly tried: boolean;
  readonly busy: boolean;
  /** Another value for each problem that shows, which the focus goes to. */
  readonly problems: string;
  readonly problem: { readonly password?: string; readonly code?: string; readonly all?: string };
  /** True once the setup cannot be ended any more, as another page began one. */
  readonly isOver: boolean;
  readonly submit: (event: SyntheticEvent) => void;
}

/** Sends what was typed, and says which field it failed at. */
export function useFactorForm(
  asksFor: { readonly password?: true; readonly code?: true },
  send: (typed: { readonly password: string; readonly code: string }) => Promise<void>,
): FactorForm {
  const message = useCodeMessage();
  const code = useFactorCode();
  const [password, setPassword] = useState('');
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly code: string; readonly text: string }>();
  const submit = async () => {
    setTries(tries + 1);
    setFailure(undefined);
    if (asksFor.password && password === '') return;
    if (asksFor.code && code.problem !== undefined) return;
    setBusy(true);
    try {
      await send({ password, code: code.value });
    } catch (error) {
      const failed = error instanceof ApiError ? error.code : '';
      setFailure({ code: failed, text: message(error, code.isRecovery) });
    }
    setBusy(false);
  };
  const about = failure?.code === PASSWORD ? 'password' : failure?.code === CODE ? 'code' : 'all';
  return {
    ...{ password, setPassword, busy, tried: tries > 0 },
    problems: `${tries} ${failure?.code ?? ''}`,
    code: {
      ...code,
      change: (value) => {
        if (failure?.code === CODE) setFailure(undefined);
        code.change(value);
      },
    },
    isOver: failure?.code === SETUP_OVER,
    problem: failure ? { [about]: failure.text } : {},
    submit: (event) => {
      event.preventDefault();
      void submit();
    },
  };
}
