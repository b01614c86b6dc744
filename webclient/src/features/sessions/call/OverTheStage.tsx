import { permitsInCallOf } from '@foyer/contracts/calls';

import { AboveDialogs } from '#app/above-dialogs/AboveDialogs.js';
import type { CallInHand } from '#media/hooks/useCall.js';
import type { CallControls } from './call-controls.js';
import { CallNews } from './CallNews.js';
import { DeviceCards } from './DeviceCards.js';
import { Knocks } from './Knocks.js';
import { ListenersLine } from './ListenersLine.js';
import { ScreenCards } from './ScreenCards.js';
import cards from './ScreenCards.module.css';
import type { DeviceRequests } from './useDeviceRequest.js';
import type { ScreenRequests } from './useScreenRequest.js';

interface OverTheStageProps {
  readonly call: CallInHand;
  readonly controls: CallControls;
  readonly requests: ScreenRequests;
  readonly devices: DeviceRequests;
  readonly act: (work: Promise<void>) => void;
  /** True if the user is seen. */
  readonly speaks: boolean;
}

/** Questions and news over the pictures of a call. */
export function OverTheStage({
  call,
  controls,
  requests,
  devices,
  act,
  speaks,
}: OverTheStageProps) {
  const { self, others, now } = call.state;
  const rules = now?.mediaRules ?? null;
  const mayApply =
    self !== null && permitsInCallOf('session', 'call.apply-for-speaker', self.role, rules);
  return (
    <>
      <Knocks call={call} controls={controls} act={act} />
      <AboveDialogs>
        <div className={cards.region} data-waiting>
          <ScreenCards call={call} requests={requests} act={act} />
          <DeviceCards call={call} requests={devices} act={act} />
        </div>
      </AboveDialogs>
      <CallNews others={others} />
      {mayApply && <ListenersLine {...{ call, self, controls, act }} seen={speaks} />}
    </>
  );
}
