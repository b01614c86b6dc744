import {
  BASE_PATH,
  MemberAccessEnded,
  MemberEmailChangeRequested,
  MemberFactorRemoved,
  MemberSignInNamesChanged,
  nameKey,
} from '@foyer/contracts/identity';

import { defineJob, stream } from '#platform/cqrs';
import { Mail } from '#platform/operations/mail';
import { PublicAddress } from '#platform/operations/start';
import { DeploymentSettings } from '#contexts/settings';
import { Member } from '../../members/streams.js';
import { noticeMail } from '../messages/notice-mail.js';
import type { NoticeKind } from '../messages/notice-texts.js';

const DAY_MS = 24 * 3_600_000;
const AGAIN_AFTER_MS = 30_000;
const AGAIN_AT_MOST_MS = 30 * 60_000;

/**
 * Notifies the former address of a change to the sign-in: another person may have made the change.
 */
export const NotifyOldAddress = defineJob({
  name: 'notify-old-address',
  on: [
    MemberEmailChangeRequested,
    MemberSignInNamesChanged,
    MemberAccessEnded,
    MemberFactorRemoved,
  ],
  needs: { mail: Mail, address: PublicAddress, settings: DeploymentSettings },
  deadlineMs: 3 * DAY_MS,
  retries: { firstMs: AGAIN_AFTER_MS, maxMs: AGAIN_AT_MOST_MS },
  atOnce: 1,
  person: ({ data }) => data.memberId,
  run: async ({ type, data }, { needs: { mail, address, settings }, stateOf }) => {
    const { memberId } = data;
    const member = await stateOf(stream(Member, memberId));
    if (member.status === 'unknown') return;
    if (address.origin === '') throw new Error('The server does not know its own address yet');
    const { title } = (await settings.current()).appearance;
    const { firstName, language, userName } = member.details;
    const send = async (
      kind: NoticeKind,
      email: string | null,
      account: string | null,
      name: string | null,
    ): Promise<void> => {
      if (email === null || account === null || name === null) return;
      const url = `${address.origin}${BASE_PATH}/auth/forgot-password`;
      const parts = { memberId, kind, language, email, account, name, url, title };
      await mail.send(noticeMail({ ...parts, firstName: firstName ?? '' }));
    };
    if (type === 'MemberEmailChangeRequested') {
      await send('email-requested', member.details.email, userName, data.email);
      return;
    }
    if (type === 'MemberFactorRemoved') {
      if (data.by !== 'owner') await send('factor-reset', member.details.email, userName, '');
      return;
    }
    if (type === 'MemberAccessEnded') {
      const kind = { 'password-changed': 'password-changed', linked: 'linked' } as const;
      const told = data.reason === 'password-changed' || data.reason === 'linked';
      if (told) await send(kind[data.reason], member.details.email, userName, '');
      return;
    }
    const { formerEmail, formerUserName } = data;
    if (nameKey(data.email ?? '') !== nameKey(formerEmail ?? '')) {
      await send('email-changed', formerEmail, formerUserName, data.email);
    }
    if (data.userName !== formerUserName) {
      await send('user-name-changed', formerEmail, formerUserName, data.userName);
    }
  },
});
