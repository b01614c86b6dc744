import type { failureTexts } from '@foyer/contracts/notices';
import type { ReactNode } from 'react';
import { SaveContextProvider, useSaveContext } from 'react-admin';

import { useRefusal } from './useRefusal.js';

/**
 * Stands around the form of a new record: one that was not made counts as refused, and what was
 * typed stays.
 */
export function NewRecord(props: {
  failed?: keyof typeof failureTexts | undefined;
  children: ReactNode;
}) {
  const context = useSaveContext();
  const refusal = useRefusal();
  const save = async (form: object, callbacks: object = {}) => {
    let failure: unknown;
    const onError = (error: unknown) => void (failure = error);
    await context.save?.(form, { ...callbacks, onError });
    return failure === undefined ? undefined : refusal(failure, props.failed);
  };
  return (
    <SaveContextProvider value={{ ...context, save: save as never }}>
      {props.children}
    </SaveContextProvider>
  );
}
