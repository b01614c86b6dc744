import { useState, type ReactElement, type ReactNode } from 'react';
import {
  Create,
  Edit,
  SaveButton,
  SimpleForm,
  TabbedForm,
  TabbedFormTabs,
  Toolbar,
  useTranslate,
  type CreateProps,
} from 'react-admin';
import { v7 as newId } from 'uuid';

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
      <SimpleForm sx={{ maxWidth }} defaultValues={{ id, ...defaults }} warnWhenUnsavedChanges>
        {children}
      </SimpleForm>
    </Create>
  );
}

/** Saving, and what else can be done with the whole record. */
const toolbarWith = (removal: ReactElement | undefined) => (
  <Toolbar sx={{ justifyContent: 'space-between', gap: 2 }}>
    <SaveButton />
    {removal}
  </Toolbar>
);

/** The page on which a record is changed, in one form. */
export function ResourceEdit({
  removal,
  children,
  maxWidth = 640,
  done,
  failed,
  next,
  ...page
}: FormPage & { readonly removal?: ReactElement; readonly children: ReactNode }) {
  return (
    <Edit {...page} mutationMode="pessimistic" {...useOutcome({ done, failed, next })}>
      <SimpleForm sx={{ maxWidth }} toolbar={toolbarWith(removal)} warnWhenUnsavedChanges>
        {children}
      </SimpleForm>
    </Edit>
  );
}

/**
 * The page on which a record is changed, in one form on several tabs; it stays open when it was saved.
 * @param texts where its texts stand: `<texts>.tab.<name>` of each tab, and `<texts>.saved`
 */
export function TabbedEdit({
  texts,
  tabs,
  head,
  removal,
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
        <TabbedForm
          toolbar={toolbarWith(removal)}
          warnWhenUnsavedChanges
          sx={{ '& .MuiCardContent-root': { maxWidth: 720 } }}
          tabs={<TabbedFormTabs variant="scrollable" allowScrollButtonsMobile />}
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
        </TabbedForm>
      </>
    </Edit>
  );
}
