import type { failureTexts } from '@foyer/contracts/notices';
import type { ReactNode } from 'react';
import {
  RecordContextProvider,
  SaveContextProvider,
  useEditContext,
  useSaveContext,
  type RaRecord,
} from 'react-admin';

import { changedFields, withEmptyTexts } from './changedFields.js';
import { EditingProvider } from './EditingProvider.js';
import { useRevisedForm } from './useRevisedForm.js';

type Fields = Readonly<Record<string, unknown>>;
type Edited = RaRecord & { readonly revision?: number };

const same = (form: Fields): Fields => form;

/**
 * Stands around the form of a record on its page, and saves it as {@link useRevisedForm} does.
 * @param toChange what the form holds, as its call takes it
 */
export function EditedRecord(props: {
  toChange?: ((form: never) => object) | undefined;
  failed?: keyof typeof failureTexts | undefined;
  children: ReactNode;
}) {
  const { record, refetch } = useEditContext<Edited>();
  const context = useSaveContext();
  const toChange = (props.toChange ?? same) as (form: Fields) => Fields;
  const { base, save, editing } = useRevisedForm<Edited>({
    record,
    changesOf: (form, began) =>
      changedFields(toChange(withEmptyTexts(form, began)), toChange(began)),
    send: async (changes, { revision }) => {
      let failure: unknown;
      await context.save?.(changes, {
        transform: () => ({ ...changes, revision }),
        onError: (error: unknown) => void (failure = error),
      });
      if (failure !== undefined) throw failure as Error;
    },
    read: async () => (await refetch()).data,
    failed: props.failed,
  });
  if (base === undefined) return null;
  return (
    <EditingProvider value={editing}>
      <SaveContextProvider value={{ ...context, save: save as never }}>
        <RecordContextProvider value={base}>{props.children}</RecordContextProvider>
      </SaveContextProvider>
    </EditingProvider>
  );
}
