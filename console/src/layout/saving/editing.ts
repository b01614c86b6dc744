import { createContext, useContext } from 'react';

/** A save that was refused because others changed the same fields since the form was opened. */
export interface Conflict {
  readonly paths: readonly string[];
  readonly theirs: object;
  /** The record with what was typed over it. */
  readonly mine: object;
}

/** The messages between the form of a record and its surroundings. */
export interface Editing {
  readonly conflict: Conflict | undefined;
  /** Returns true while the conflict is asked about: its dialog says what failed. */
  readonly isAsking: () => boolean;
  /** Keeps what was typed while the form takes over what others have saved. */
  readonly resetOptions: { readonly keepDirtyValues: true; readonly keepDirty: true } | undefined;
  readonly onDirty: (dirty: boolean) => void;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

const nothing = () => undefined;
const none: Editing = {
  conflict: undefined,
  isAsking: () => false,
  resetOptions: undefined,
  onDirty: nothing,
  onTake: nothing,
  onClose: nothing,
};

export const EditingContext = createContext<Editing>(none);

export const useEditing = (): Editing => useContext(EditingContext);
