import { z } from 'zod';

import { defineMessage } from '../schema/message.js';
import { MemberRole } from '../access/role.js';

export const roleChanged = defineMessage({
  channel: 'application',
  name: 'roleChanged',
  from: 'server',
  summary: 'The role of the signed-in member was changed; rights follow at once',
  policy: 'socket.own',
  payload: z.object({ role: MemberRole }),
});

export const signedOut = defineMessage({
  channel: 'main',
  name: 'signedOut',
  from: 'server',
  summary:
    'This token is no longer good: signed out, deactivated or expired; the socket closes next',
  policy: 'socket.own',
  payload: z.object({ code: z.enum(['SIGNED_OUT', 'MEMBER_DEACTIVATED']) }),
});

export const setPrimaryTab = defineMessage({
  channel: 'main',
  name: 'setPrimaryTab',
  from: 'both',
  summary:
    'A tab asks to be the primary one, the only one that rings; the server decides and tells every tab of the member',
  policy: 'socket.own',
  payload: z.strictObject({ tabId: z.uuid(), claim: z.boolean().default(false) }),
  ack: z.object({ primaryTabId: z.uuid() }),
  push: z.object({ primaryTabId: z.uuid() }),
});

export const clientLogs = defineMessage({
  channel: 'main',
  name: 'clientLogs',
  from: 'client',
  summary: 'Errors of a browser, for the server log',
  policy: 'socket.own',
  payload: z.strictObject({
    entries: z
      .array(
        z.strictObject({
          level: z.enum(['warn', 'error']),
          message: z.string().max(2000),
          at: z.iso.datetime(),
        }),
      )
      .min(1)
      .max(20),
  }),
});

export const serverBuild = defineMessage({
  channel: 'application',
  name: 'serverBuild',
  from: 'server',
  summary:
    'Names the build of the pages that the server has, at each connection. A page of another build reloads once it is idle',
  policy: 'socket.own',
  payload: z.object({ build: z.string().max(64) }),
});
