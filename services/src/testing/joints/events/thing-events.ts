import type { JointEvent } from '../joint.js';
import type { Scene } from '../scene.js';

const withdraws = (name: string) => (scene: Scene) => {
  const { recordingId } = scene;
  const of = { sessionCallId: scene.callId, consent: 'refused' };
  const more = name === 'answerCallRecording' ? { recordingId } : {};
  return Promise.resolve(scene.visitorCall?.emit(name, { ...of, ...more }));
};

/** Events that befall documents, recordings and transcripts. */
export const thingEvents: readonly JointEvent[] = [
  {
    name: 'the document is deleted',
    befalls: 'document',
    ends: ['DocumentDeleted'],
    refusals: ['DOCUMENT_BEING_SIGNED', 'DOCUMENT_SIGNED'],
    happen: (scene) =>
      scene.as(scene.player('owner'), `DELETE /document/${scene.documentId ?? ''}`),
  },
  {
    name: 'the document is taken out of the session',
    befalls: 'document',
    ends: [],
    refusals: ['DOCUMENT_BEING_SIGNED', 'DOCUMENT_SIGNED'],
    happen: (scene) =>
      scene.as(scene.player('owner'), 'POST /session/updateDocument', {
        sessionId: scene.placeId,
        documents: [{ documentId: scene.documentId, isDelete: true }],
      }),
  },
  {
    name: 'the recording is stopped',
    befalls: 'recording',
    ends: ['CallRecordingStopped'],
    happen: (scene) => {
      const body = { callDetailId: scene.callId };
      return scene.as(scene.player('agent'), 'POST /callRecording/stop', body);
    },
  },
  {
    name: 'the visitor will not be recorded',
    befalls: 'recording',
    ends: [],
    happen: withdraws('answerCallRecording'),
  },
  {
    name: 'the visitor will not be written down',
    befalls: 'transcript',
    ends: [],
    happen: withdraws('answerCallTranscript'),
  },
  {
    name: 'the transcript is stopped',
    befalls: 'transcript',
    ends: ['TranscriptStopped'],
    happen: async (scene) => {
      const of = { sessionCallId: scene.callId };
      return scene.player('agent').call?.emit('stopCallTranscript', of);
    },
  },
];
