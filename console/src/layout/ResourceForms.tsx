import { useState, type ReactElement, type ReactNode } from 'react';
import {
  Create,
  Edit,
  SaveButton,
  SimpleForm,
  TabbedForm,
  TabbedFormTabs,
  OptionalRecordContextProvider,
  Toolbar,
  useRecordContext,
  useTranslate,
  type CreateProps,
  type RaRecord,
  type SimpleFormProps,
  type TabbedFormProps,
  type TabbedFormTabsProps,
} from 'react-admin';
import { v7 as newId } from 'uuid';

import { SelectedTabInSight } from './SelectedTabInSight.js';
import { asEmptied } from './saving/changedFields.js';
import { EditedRecord } from './saving/EditedRecord.js';
import { useEditing } from './saving/editing.js';
import { FormGuard } from './saving/FormGuard.js';
import { NewRecord } from './saving/NewRecord.js';
import { RefusedFields } from './saving/RefusedFields.js';
import { useOutcome, type Outcome } from './useOutcome.js';

interface FormPage extends Outcome, Pick<CreateProps, 'title' | 'transform' | 'actions'> {
  readonly maxWidth?: number | string;
}

/** The page of a new record, which has its id before it is sent: sent twice, it is made once. */
export function ResourceCreate({
  defaults,
  children,
  maxWidth = 640,
  done,
  failed,
  next,
  ...page
}: FormPage & { readonly defaults?: object; readonly children: ReactNode }) {
  const [id] = useState(() => newId());
  return (
    <Create {...page} {...useOutcome({ done, failed, next })}>
      <NewRecord failed={failed}>
        <SimpleForm sx={{ maxWidth }} defaultValues={{ id, ...defaults }} warnWhenUnsavedChanges>
          {children}
          <RefusedFields />
        </SimpleForm>
      </NewRecord>
    </Create>
  );
}

/** Saving, and what else can be done with the whole record. */
export const toolbarWith = (removal: ReactElement | undefined, texts = '') => (
  <Toolbar sx={{ justifyContent: 'space-between', gap: 2 }}>
    <FormGuard choices={texts} />
    <SaveButton />
    {removal}
  </Toolbar>
);

/** Common parts of the forms of an `EditedRecord`: a text that is cleared again is unchanged. */
function useEdited() {
  const record = useRecordContext();
  const { resetOptions } = useEditing();
  return {
    record,
    form: {
      ...{ warnWhenUnsavedChanges: true, resetOptions },
      ...(record && { record: asEmptied(record) as RaRecord }),
    },
  };
}

/** The form of a record within an `EditedRecord`. */
export function EditForm({ children, ...props }: SimpleFormProps) {
  const { record, form } = useEdited();
  return (
    <SimpleForm {...form} {...props}>
      <OptionalRecordContextProvider {...(record && { value: record })}>
        {children}
      </OptionalRecordContextProvider>
    </SimpleForm>
  );
}

function TabbedEditForm(props: TabbedFormProps) {
  return <TabbedForm {...useEdited().form} {...props} />;
}

/** Receives from its form what tabs there are. */
function FormTabs(tabs: TabbedFormTabsProps) {
  return (
    <SelectedTabInSight>
      <TabbedFormTabs {...tabs} variant="scrollable" allowScrollButtonsMobile />
    </SelectedTabInSight>
  );
}

/** The page on which a record is changed, in one form. */
export function ResourceEdit({
  removal,
  children,
  maxWidth = 640,
  done,
  failed,
  next,
  transform,
  ...page
}: FormPage & { readonly removal?: ReactElement; readonly children: ReactNode }) {
  return (
    <Edit {...page} mutationMode="pessimistic" {...useOutcome({ done, failed, next })}>
      <EditedRecord toChange={transform} failed={failed}>
        <EditForm sx={{ maxWidth }} toolbar={toolbarWith(removal)}>
          {children}
        </EditForm>
      </EditedRecord>
    </Edit>
  );
}

/**
 * The page on which a record is changed, in one form on several tabs; it stays open when it was
 * saved.
 * @param texts where its texts stand: `<texts>.tab.<name>` of each tab, and `<texts>.saved`
 */
export function TabbedEdit({
  texts,
  tabs,
  head,
  removal,
  transform,
  ...page
}: Pick<FormPage, 'title' | 'transform' | 'actions'> & {
  readonly texts: string;
  readonly tabs: Readonly<Record<string, ReactElement>>;
  readonly head?: ReactElement;
  readonly removal?: ReactElement;
}) {
  const translate = useTranslate();
  const outcome = useOutcome({ done: { text: `${texts}.saved` }, next: false });
  return (
    <Edit {...page} mutationMode="pessimistic" {...outcome}>
      <>
        {head}
        <EditedRecord toChange={transform}>
          <TabbedEditForm
            toolbar={toolbarWith(removal, texts)}
            sx={{ '& .MuiCardContent-root': { maxWidth: 720 } }}
            tabs={<FormTabs />}
          >
            {Object.entries(tabs).map(([name, inputs], index) => (
              <TabbedForm.Tab
                key={name}
                label={translate(`${texts}.tab.${name}`)}
                {...(index > 0 && { path: name })}
              >
                {inputs}
              </TabbedForm.Tab>
            ))}
          </TabbedEditForm>
        </EditedRecord>
      </>
    </Edit>
  );
}
