import type { Group } from '@foyer/contracts/identity';
import { maxLength, required, TextInput } from 'react-admin';

import { DeleteAfterQuestion } from '#layout/DeleteAfterQuestion.js';
import { ResourceCreate, ResourceEdit } from '#layout/ResourceForms.js';
import { MembersInput } from '../members/MembersInput.js';

const inputs = (
  <>
    <TextInput source="name" validate={[required(), maxLength(100)]} helperText={false} />
    <MembersInput />
  </>
);

const membersOf = ({ memberIds }: Group) => [{ resource: 'members', ids: memberIds }];

/** A new group. */
export function GroupCreate() {
  return <ResourceCreate defaults={{ memberIds: [] }}>{inputs}</ResourceCreate>;
}

/** Renames a group or changes who belongs to it. */
export function GroupEdit() {
  const removal = <DeleteAfterQuestion texts="group" name="name" losing={membersOf} />;
  return <ResourceEdit removal={removal}>{inputs}</ResourceEdit>;
}
