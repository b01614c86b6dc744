import type { Provider } from '@nestjs/common';

import { ConferenceGateway } from './api/conference.gateway.js';
import { CallEventRecorder } from './conference/call-event-recorder.js';
import { ConferenceGuard } from './conference/conference-guard.js';
import { Conferences } from './conference/conferences.js';
import { RelayAnnouncer } from './conference/relay-announcer.js';
import { EmptyTheConferenceWhenItsCallEnds } from './reactions/empty-the-conference-when-its-call-ends.js';

/** What makes calls heard and seen; stands on the commands of calls, a {@link MediaModule} and names of joiners. */
export const conferenceProviders: Provider[] = [
  ConferenceGateway,
  ConferenceGuard,
  Conferences,
  CallEventRecorder,
  RelayAnnouncer,
  EmptyTheConferenceWhenItsCallEnds,
];
