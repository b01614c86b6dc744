import { ApiError, makeClient } from '@foyer/contracts/client';
import { deviceClientRoutes } from '@foyer/contracts/devices';

import { explainErrorAnswer } from '../session/explain-error-answer.js';
import { TokenFile } from '../session/token-file.js';
import type { AgentSettings } from '../settings/agent-settings.js';
import { fine, missing, type Check } from './check.js';

/**
 * Checks that the stored sign-in is valid. A key alone is not sent to the server: that would sign
 * the device out wherever it is signed in now.
 */
export const checkSignIn = ({ server, device, folder }: AgentSettings): Check => ({
  name: 'sign-in',
  run: async () => {
    const kept = await new TokenFile(folder).read().catch(() => undefined);
    if (kept?.state === 'elsewhere') {
      return missing('logged in at another booth', explainErrorAnswer('DEVICE_ELSEWHERE'));
    }
    if (kept?.server !== server) {
      return device.key === undefined
        ? missing('neither a key nor an earlier sign-in', explainErrorAnswer('KEY_MISSING'))
        : fine('a key is set, and will be shown at the first start');
    }
    try {
      const body = { renewalToken: kept.renewalToken };
      const client = makeClient({ origin: server });
      const answer = await client.call(deviceClientRoutes.renewDeviceToken, { body });
      await new TokenFile(folder).write({ ...kept, renewalToken: answer.renewalToken });
      return fine(`signed in as ${answer.device.name}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return missing('the sign-in is not accepted', explainErrorAnswer(error.code));
    }
  },
});
