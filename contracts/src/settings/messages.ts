import { z } from 'zod';

import { AsOf } from '../schema/as-of.js';
import { defineMessage } from '../schema/message.js';
import { PageSettings } from './read-models.js';

export const appSettingChanged = defineMessage({
  channel: 'application',
  name: 'appSettingChanged',
  from: 'server',
  summary: 'Settings of the deployment have changed; carries all that pages go by',
  policy: 'socket.own',
  payload: z.object({ asOf: AsOf, settings: PageSettings }),
});
