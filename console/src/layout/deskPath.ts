import { BASE_PATH } from '@foyer/contracts/identity';

/** Where staff work. */
export const deskPath = `${BASE_PATH}/desk`;
