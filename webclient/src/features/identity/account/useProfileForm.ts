import { ApiError } from '@foyer/contracts/client';
import { accountRoutes, type ShownUserProfile } from '@foyer/contracts/identity';
import { failureTexts, successTexts } from '@foyer/contracts/notices';
import { isSameValue } from '@foyer/contracts/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { newId } from '#app/new-id.js';
import { toast } from '#design/toasts.js';
import { useStaff } from '#app/staff/staff-context.js';
import {
  changedSince,
  profileText,
  typedOver,
  type ProfileConflict,
  type ProfileText,
} from './profile-text.js';
import { useSaving } from './useSaving.js';

const words = {
  new: { done: successTexts.PROFILE_CREATED, failed: failureTexts.CREATE_PROFILE },
  known: { done: successTexts.PROFILE_UPDATED, failed: failureTexts.UPDATE_ADDITIONAL_PROFILE },
};

/**
 * Fills in an additional profile and saves it with the revision that was seen. Changes that were
 * saved elsewhere since then, in another tab or by an administrator, are not undone: those of other
 * fields are taken in, and those of the same ones are asked about.
 * @param profile null for a new one
 * @param onSaved told of what is saved by now, here or elsewhere
 */
export function useProfileForm(
  profile: ShownUserProfile | null,
  onSaved: (profile: ShownUserProfile) => void,
) {
  const { t } = useTranslation();
  const own = useStaff().profile;
  const [_id] = useState(() => profile?._id ?? newId());
  const [seen, setSeen] = useState(profile);
  const [began, setBegan] = useState(() =>
    profileText(
      profile ?? { firstName: own.firstName, lastName: own.lastName, company: own.company },
    ),
  );
  const [values, setValues] = useState(began);
  const [conflict, setConflict] = useState<ProfileConflict>();
  const saving = useSaving();

  const send = async (text: ProfileText, revision: number | undefined) => {
    const body = { _id, ...text };
    if (revision === undefined) return api.call(accountRoutes.createMyProfile, { body });
    return api.call(accountRoutes.updateMyProfile, { body: { ...body, revision } });
  };
  /**
   * Reads what was saved elsewhere; a profile that is gone has nothing to ask about.
   * @returns True if it left alone what was typed here, and both are saved.
   */
  const compare = async (): Promise<boolean> => {
    const theirs = (await api.call(accountRoutes.getMyProfiles, {})).find((one) => one._id === _id);
    if (theirs === undefined) return false;
    onSaved(theirs);
    const text = profileText(theirs);
    const names = changedSince(began, text, values);
    if (names.every((name) => values[name] === began[name])) {
      const both = typedOver(text, { seen: began, typed: values });
      onSaved(await send(both, theirs.revision));
      toast(t('account.changed.takenIn'));
      return true;
    }
    setConflict({ theirs, mine: values, names });
    return false;
  };
  /** Saves what was typed over what was seen. @returns Whether it is saved. */
  const save = (over: ShownUserProfile | null = seen): Promise<boolean> =>
    saving.save(
      async () => {
        setConflict(undefined);
        const text = over ? typedOver(profileText(over), { seen: began, typed: values }) : values;
        try {
          onSaved(await send(text, over?.revision));
        } catch (error) {
          const isLate = error instanceof ApiError && error.code === 'CHANGED_MEANWHILE';
          if (!isLate || !(await compare())) throw error;
        }
      },
      profile ? words.known : words.new,
    );
  const take = ({ theirs, names }: ProfileConflict) => {
    const text = profileText(theirs);
    const taken = Object.fromEntries(names.map((name) => [name, text[name]]));
    setValues(typedOver(text, { seen: began, typed: { ...values, ...taken } }));
    setBegan(text);
    setSeen(theirs);
    setConflict(undefined);
    saving.clear();
  };
  return {
    values,
    change: (changed: Partial<ProfileText>) => setValues({ ...values, ...changed }),
    isChanged: !isSameValue(values, began),
    saving,
    save,
    conflict: conflict && {
      ...conflict,
      onKeep: () => save(conflict.theirs),
      onTake: () => take(conflict),
      onClose: () => setConflict(undefined),
    },
  };
}
