/**
 * A guest's link leads to one place: a session or a meeting. An invited guest has one id in all
 * meetings, so the id alone opens too much. Every call, message and push that a guest reaches has a
 * row: it names the question after the place and the file that asks it, or says why none is needed.
 * Public calls are not here: they read no token.
 */
export type GuestRow = { readonly of: readonly string[] } & (
  | { readonly asks: string; readonly in: string }
  | { readonly because: string }
);

const CALLS = 'calls/api/';

export const guestPlaces: readonly GuestRow[] = [
  {
    asks: 'requireOwnPlace',
    in: `${CALLS}session-calls.controller.ts`,
    of: ['POST /callDetail/inviteCall', 'POST /callDetail/callStatus'],
  },
  {
    asks: 'isOfOtherPlace',
    in: `${CALLS}session-calls.controller.ts`,
    of: ['POST /callDetail/callJoin', 'POST /callDetail/liveSessionCall'],
  },
  {
    asks: 'requireOwnPlace',
    in: `${CALLS}calls.controller.ts`,
    of: ['POST /callDetail/clientCallLeave'],
  },
  {
    asks: 'requireOwnPlace',
    in: `${CALLS}call-participants.controller.ts`,
    of: [
      'POST /callDetail/clientCallEnd',
      'POST /callDetail/clientCallJoin',
      'POST /callDetail/updateAdmin',
      'POST /callDetail/updateInCallRole',
      'POST /callDetail/updateKnockerStatus',
    ],
  },
  {
    asks: 'requireOwnPlace',
    in: 'calls/conference/conference-guard.ts',
    of: [
      'conference answerCallRecording',
      'conference answerCallTranscript',
      'conference getSessionCalls',
      'conference leaveSessionCall',
    ],
  },
  {
    // A connection that has entered the call: entering asks the place.
    asks: 'placeOf',
    in: 'calls/conference/conference-guard.ts',
    of: [
      'conference addStream',
      'conference checkScreenShareStatus',
      'conference clientIceCandidate',
      'conference closedCaptionAction',
      'conference endSessionCall',
      'conference onApplyForSpeaker',
      'conference receiveVideoOffer',
      'conference remoteActionPerform',
      'conference remoteActionRequest',
      'conference remoteActionResponse',
      'conference reportFlow',
      'conference reportQuality',
      'conference sayUtterance',
      'conference sendSpeech',
      'conference startCallTranscript',
      'conference stopCallTranscript',
      'conference stopStream',
      'conference updateCallDocuments',
      'conference updateCallRecordingInfo',
      'conference updateParticipantProperties',
      'conference updateScreenShareStatus',
      'conference updateWhiteboardStatus',
      'conference watchStreams',
    ],
  },
  {
    asks: 'guestRoom',
    in: 'calls/conference/knock-notifier.ts',
    of: ['conference knockerStatus'],
  },
  {
    asks: 'isOfOtherPlace',
    in: 'sessions/api/session-lists.controller.ts',
    of: ['GET /session/liveSessionInfo/{id}'],
  },
  {
    asks: 'isOfOtherPlace',
    in: 'sessions/api/session-documents.controller.ts',
    of: ['GET /session/documents', 'GET /session/{sessionId}/document/{documentId}'],
  },
  {
    asks: 'isOfOtherPlace',
    in: 'sessions/domain/document-access.service.ts',
    of: [
      'DELETE /document/{id}',
      'GET /document/archiveOfSession',
      'GET /document/download/{id}',
      'GET /document/drafts',
      'GET /document/ofCall',
      'GET /document/preview',
      'GET /document/{id}',
      'POST /callDetail/downloadCallDocuments',
      'POST /callDetail/updateDocument',
      'POST /document',
      'POST /document/convertXfa',
    ],
  },
  {
    asks: 'isOfOtherPlace',
    in: 'board/streams.ts',
    of: [
      'GET /whiteboard/{id}/drawn',
      'GET /whiteboard/{id}/pdf',
      'GET /whiteboard/{id}/xfdf',
      'POST /whiteboard/{id}/keep',
      'POST /whiteboard/{id}/sign',
      'whiteboard deleteAnnotations',
      'whiteboard getWhiteboard',
      'whiteboard notification',
      'whiteboard updateDocument',
      'whiteboard updatePage',
      'whiteboard updateXfdfString',
      'whiteboard updateZoomTo',
    ],
  },
  {
    asks: 'isOfOtherPlace',
    in: 'polls/streams.ts',
    of: [
      'conference castVote',
      'conference closePoll',
      'conference getPolls',
      'conference openPoll',
    ],
  },
  {
    asks: 'isOwnChannel',
    in: 'chat/domain/channel-access.service.ts',
    of: [
      'GET /message/byChannel',
      'GET /message/documentsByChannel',
      'chat send-typing-status',
      'sessionCallChat connectSessionCallChat',
    ],
  },
  {
    asks: 'isOwnChannel',
    in: 'chat/domain/change-message.command.ts',
    of: ['chat deleteMessage', 'chat readMessages', 'chat updateMessage'],
  },
  {
    asks: 'isOwnChannel',
    in: 'chat/domain/prepare-writing.service.ts',
    of: ['chat forwardMessage', 'chat send-message'],
  },
  {
    asks: 'requireOwnPlace',
    in: 'payments/receipts/readable-payments.ts',
    of: [
      'GET /transaction/ownReceipts',
      'GET /transaction/{id}',
      'GET /transaction/{id}/paymentReceipt',
      'GET /transaction/{id}/receiptLink',
      'GET /transaction/{id}/reversedPaymentReceipt',
    ],
  },
  {
    asks: 'callsAt',
    in: 'documents/views/find-guest-documents.ts',
    of: ['GET /document/ofVisit'],
  },
  {
    asks: 'guestRoom',
    in: 'payments/receipts/rooms-of-payer.ts',
    of: ['application showPayment', 'application showReceipt'],
  },
  {
    because: 'pushed to pages that have entered the call or its board',
    of: [
      'conference liveTranscript',
      'conference pollsChanged',
      'conference repairStream',
      'conference updateCallTranscriptInfo',
      'whiteboard onDocumentGone',
      'whiteboard onUpdateDocument',
      'whiteboard onUpdatePage',
      'whiteboard onUpdateXfdfString',
      'whiteboard onUpdateZoomTo',
    ],
  },
  {
    because: 'about the own visit: a guest has none',
    of: [
      'POST /queue/feedback',
      'application keepPlace',
      'application leaveMessage',
      'application leaveQueue',
      'application pickupCall',
      'application returnToPlace',
      'application updateClientStatus',
    ],
  },
  {
    because: 'about the own connection and token, whose place is in the token',
    of: [
      'POST /session/guest/renew',
      'application checkMediaPath',
      'application getMediaPath',
      'application roleChanged',
      'main clientLogs',
      'main setPrimaryTab',
      'main signedOut',
      'sessionCallChat leaveSessionCallChat',
    ],
  },
  {
    because: 'the same for everybody',
    of: [
      'GET /avatar/{id}',
      'application appSettingChanged',
      'application listenQueueAvailability',
      'application serverBuild',
    ],
  },
];
