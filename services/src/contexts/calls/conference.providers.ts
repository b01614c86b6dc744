import type { Provider } from '@nestjs/common';

import { ConferenceGateway } from './api/conference.gateway.js';
import { FlowGateway } from './api/flow.gateway.js';
import { MediaCheckGateway } from './api/media-check.gateway.js';
import { QualityGateway } from './api/quality.gateway.js';
import { RemoteActionsGateway } from './api/remote-actions.gateway.js';
import { RoomGateway } from './api/room.gateway.js';
import { SupervisionGateway } from './api/supervision.gateway.js';
import { CallEventRecorder } from './conference/call-event-recorder.js';
import { ConferenceGuard } from './conference/conference-guard.js';
import { Conferences } from './conference/conferences.js';
import { PageEntry } from './conference/page-entry.js';
import { RelayAnnouncer } from './conference/relay-announcer.js';
import { RemoteRequests } from './conference/remote-requests.js';
import { OneMicrophone } from './conference/one-microphone.js';
import { KnockKeeper } from './conference/knock-keeper.js';
import { MediaChecks } from './conference/media-checks.js';
import { QualityKeeper } from './conference/quality-keeper.js';
import { KnockNotifier } from './conference/knock-notifier.js';
import { StallRecords } from './conference/stall-records.js';
import { StreamRepairs } from './conference/stream-repairs.js';
import { StreamRights } from './conference/stream-rights.js';
import { EmptyTheConferenceWhenItsCallEnds } from './reactions/empty-the-conference-when-its-call-ends.js';
import { HoldCallsToHowTheirSessionIsSet } from './reactions/hold-calls-to-how-their-session-is-set.js';
import { KeepTheConferenceAsItsCallDecides } from './reactions/keep-the-conference-as-its-call-decides.js';
import { NotifyCallsOfTheirDocuments } from './reactions/notify-calls-of-their-documents.js';

/**
 * The providers for the media of calls. They need the commands of calls, a {@link MediaModule} and
 * names of joiners.
 */
export const conferenceProviders: Provider[] = [
  ConferenceGateway,
  ConferenceGuard,
  Conferences,
  PageEntry,
  CallEventRecorder,
  RelayAnnouncer,
  EmptyTheConferenceWhenItsCallEnds,
  HoldCallsToHowTheirSessionIsSet,
  KeepTheConferenceAsItsCallDecides,
  RemoteActionsGateway,
  RemoteRequests,
  RoomGateway,
  KnockKeeper,
  OneMicrophone,
  MediaCheckGateway,
  MediaChecks,
  FlowGateway,
  QualityGateway,
  QualityKeeper,
  KnockNotifier,
  StallRecords,
  StreamRepairs,
  StreamRights,
  SupervisionGateway,
  NotifyCallsOfTheirDocuments,
];
