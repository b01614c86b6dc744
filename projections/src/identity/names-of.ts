import { nameKey } from '@foyer/contracts/identity';
import { sortKey } from '../platform/read-store/sort-key.js';
import type { MemberDocument } from './members.model.js';

type Names = Pick<MemberDocument, 'firstName' | 'lastName' | 'userName' | 'email' | 'language'>;

/** Returns the names of a member in each form in which queries need them. */
export function namesOf({ firstName, lastName, userName, email, language }: Names) {
  const named = [firstName, lastName].filter((name) => name !== null);
  return {
    firstName,
    lastName,
    userName,
    email,
    language,
    displayName: named.length > 0 ? named.join(' ') : null,
    userNameKey: userName === null ? null : nameKey(userName),
    emailKey: email === null ? null : nameKey(email),
    sortBy: {
      lastName: sortKey(lastName),
      firstName: sortKey(firstName),
      userName: sortKey(userName),
      email: sortKey(email),
    },
    searchText: [...named, userName, email].filter((name) => name !== null).join(' '),
  };
}
