import type { ReactNode } from 'react';
import { Form, RecordContextProvider, SaveContextProvider } from 'react-admin';

import { asEmptied } from './changedFields.js';
import type { Editing } from './editing.js';
import { EditingProvider } from './EditingProvider.js';

/** A form that `useRevisedForm` saves, where it stands on no page of a record's own. */
export function RevisedForm(props: {
  /** The values that stand in it. */
  readonly record: object;
  readonly save: (typed: Readonly<Record<string, unknown>>) => Promise<object | undefined>;
  readonly editing: Editing;
  /** The address that it is not left by. */
  readonly path?: string;
  readonly children: ReactNode;
}) {
  const { record, save, editing, path } = props;
  return (
    <EditingProvider value={editing}>
      <SaveContextProvider value={{ save: save as never }}>
        <Form
          record={asEmptied(record as Readonly<Record<string, unknown>>)}
          warnWhenUnsavedChanges
          {...(path !== undefined && { formRootPathname: path })}
          resetOptions={editing.resetOptions}
        >
          <RecordContextProvider value={record}>{props.children}</RecordContextProvider>
        </Form>
      </SaveContextProvider>
    </EditingProvider>
  );
}
