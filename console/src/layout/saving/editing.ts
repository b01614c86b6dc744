import { createContext, useContext } from 'react';

/** A save that was refused because others changed the same fields since the form was opened. */
export interface Conflict {
  readonly paths: readonly string[];
  readonly theirs: object;
}

/** The messages between the form of a record and its surroundings. */
export interface Editing {
  readonly conflict: Conflict | undefined;
  /** Keeps what was typed while the form takes over what others have saved. */
  readonly resetOptions: { readonly keepDirtyValues: true; readonly keepDirty: true } | undefined;
  readonly onDirty: (dirty: boolean) => void;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

const nothing = () => undefined;
const none: Editing = {
  conflict: undefined,
  resetOptions: undefined,
  onDirty: nothing,
  onTake: nothing,
  onClose: nothing,
};

export const EditingContext = createContext<Editing>(none);

export const useEditing = (): Editing => useContext(EditingContext);
