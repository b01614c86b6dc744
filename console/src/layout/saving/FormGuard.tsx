import { useEffect, type ReactNode } from 'react';
import { SaveButton, useResourceContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';

import { ChangedMeanwhile } from './ChangedMeanwhile.js';
import { useEditing } from './editing.js';
import { RefusedFields } from './RefusedFields.js';
import { differingIn, valueAt, valueInWords } from './valueInWords.js';

/**
 * How a form words its fields where others changed them; undefined for a field that is worded as
 * all are.
 */
export interface Wording {
  /** The path of the labels of choices: `<choices>.<field>.<value>`. */
  readonly choices: string;
  readonly labelOf?: (path: string) => string | undefined;
  readonly wordsOf?: (path: string, value: unknown) => ReactNode | undefined;
}

/** Stands within a form: shows what was refused, and asks where others were faster. */
export function FormGuard(wording: Wording) {
  return (
    <>
      <RefusedFields />
      <MeetingOthers {...wording} />
    </>
  );
}

/** Tells whether something was typed, and asks where others were faster. */
function MeetingOthers({ choices, labelOf, wordsOf }: Wording) {
  const { conflict, onDirty, onTake, onClose } = useEditing();
  const resource = useResourceContext();
  const translate = useTranslate();
  const { resetField } = useFormContext();
  const { isDirty } = useFormState();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  if (conflict === undefined) return null;
  const { paths, theirs, mine } = conflict;
  const take = () => {
    for (const path of paths) resetField(path);
    onTake();
  };
  const worded = (record: object, path: string) => {
    const value = valueAt(record, path);
    return wordsOf?.(path, value) ?? valueInWords(path, value, choices, translate);
  };
  return (
    <ChangedMeanwhile
      changes={differingIn(paths, mine, theirs).map((path) => ({
        path,
        label: labelOf?.(path) ?? translate(`resources.${resource}.fields.${path}`, { _: path }),
        mine: worded(mine, path),
        theirs: worded(theirs, path),
      }))}
      keep={<SaveButton type="button" label="layout.meanwhile.keep" icon={<></>} alwaysEnable />}
      onTake={take}
      onClose={onClose}
    />
  );
}
