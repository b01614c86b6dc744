import { z } from 'zod';

import { Id } from '../schema/id.js';
import { Language } from './availability.js';
import { DateOfBirth } from '../validation/date-of-birth.js';
import { Email, UserName } from './user-name.js';

const Name = z.string().trim().min(1).max(100);
const Text = z.string().trim().max(200);

/** What a member may change of the own account. */
export const AccountChange = z
  .strictObject({
    firstName: Name,
    lastName: Name,
    userName: UserName,
    email: Email,
    company: Text,
    companyRole: Text,
    dateOfBirth: DateOfBirth.nullable(),
    city: Text,
    address: Text,
    zipCode: Text,
    state: Text,
    language: Language,
  })
  .partial()
  .meta({ id: 'AccountChange' });

/** How a member likes the product to behave. */
export const Preference = z
  .strictObject({
    language: Language,
    theme: z.enum(['light', 'dark', 'system']).default('system'),
    ringVolume: z.number().min(0).max(1).default(0.6),
    notifications: z.boolean().default(true),
  })
  .meta({ id: 'Preference' });

/** An additional profile: another name and role under which a member answers. */
export const UserProfile = z
  .strictObject({
    _id: Id,
    profileName: z.string().trim().min(1).max(80),
    firstName: Name,
    lastName: Name,
    company: Text.default(''),
    companyRole: Text.default(''),
    description: z.string().trim().max(2000).default(''),
  })
  .meta({ id: 'UserProfile' });
