import { Call } from '#contexts/calls';
import { CallRecordings } from '#contexts/recordings/testing/made-up.js';
import { Transcripts } from '#contexts/smart-meet/testing/stages.js';
import { MemberDirectory } from '#contexts/identity';
import { stream } from '#platform/cqrs';
import type { Scene } from '../scene.js';

/** A recording lasts as long as its call, and has open tracks of those alone who agree. */
async function recordings(scene: Scene): Promise<readonly string[]> {
  const { callId, recordingId, office } = scene;
  if (callId === undefined || recordingId === undefined) return [];
  const stateOf = office.app.core.commandRunner.stateOf.bind(office.app.core.commandRunner);
  const call = await stateOf(stream(Call, callId));
  const recording = (await stateOf(stream(CallRecordings, callId))).byId[recordingId];
  if (!recording) return ['a recording that was begun is none'];
  const wrong: string[] = [];
  const { stoppedAt, tracks, consents } = recording;
  const open = Object.values(tracks).filter(({ isOpen }) => isOpen);
  if (stoppedAt === null && call.stage !== 'on') wrong.push('a recording runs without its call');
  if (stoppedAt !== null && open.length > 0) wrong.push('a track is open of no recording');
  for (const { joinerId } of open) {
    if (consents[joinerId] !== 'agreed') wrong.push('a person is recorded who does not agree');
    const there = call.stage === 'on' ? call.participants[joinerId] : undefined;
    if (there && !there.joined) wrong.push('a person is recorded who has left');
  }
  return wrong;
}

/** A transcript lasts as long as its call, and keeps the words of those alone who agree. */
async function transcripts(scene: Scene): Promise<readonly string[]> {
  const { callId, office } = scene;
  if (callId === undefined) return [];
  const stateOf = office.app.core.commandRunner.stateOf.bind(office.app.core.commandRunner);
  const { stage, speakers, consents } = await stateOf(stream(Transcripts, callId));
  const call = await stateOf(stream(Call, callId));
  const wrong: string[] = [];
  if (stage === 'on' && call.stage !== 'on') wrong.push('a transcript runs without its call');
  for (const speaker of Object.values(speakers))
    if (consents[speaker]?.consent === 'withdrawn')
      wrong.push('words are kept that were withdrawn');
  return wrong;
}

/** A supervisor who listens or watches has the right to it. */
async function supervision(scene: Scene): Promise<readonly string[]> {
  const { callId, office, watch } = scene;
  const supervisor = scene.players.get('supervisor');
  if (!supervisor) return [];
  const { app, core } = office.app;
  const wrong: string[] = [];
  const members = app.get(MemberDirectory, { strict: false });
  const may = (right: 'calls.supervise' | 'lines.supervise') =>
    members.isEntitled(supervisor.id, right);
  if (watch?.connected === true && !(await may('lines.supervise'))) {
    const answer = (await watch.timeout(60_000).emitWithAck('watchLines', {})) as { ok: boolean };
    if (answer.ok) wrong.push('a supervisor watches who may not');
  }
  if (callId === undefined) return wrong;
  const call = await core.commandRunner.stateOf(stream(Call, callId));
  const isListening = call.stage === 'on' && supervisor.id in call.supervisors;
  if (isListening && !(await may('calls.supervise')))
    wrong.push('a supervisor listens who may not');
  return wrong;
}

/** A document that is signed, or about to be, is there for those who may read it. */
async function documents(scene: Scene): Promise<readonly string[]> {
  const { documentId } = scene;
  if (documentId === undefined) return [];
  const { status, body } = await scene.asAdmin(`GET /document/${documentId}`);
  const isWanted = await signatureIsWanted(scene, documentId);
  if (isWanted && status !== 200) return ['a signature is wanted on a document that is gone'];
  const { isSigned = false } = (body ?? {}) as { readonly isSigned?: boolean };
  return scene.isSigned && !isSigned ? ['a signed document is gone'] : [];
}

async function signatureIsWanted({ callId, office }: Scene, documentId: string): Promise<boolean> {
  if (callId === undefined) return false;
  let isWanted = false;
  for await (const { type, data } of office.app.eventLog.readStream(`board-${callId}`)) {
    if ((data as { documentId?: string }).documentId !== documentId) continue;
    if (type === 'BoardSignatureRequested') isWanted = true;
    if (type === 'BoardSignatureCancelled' || type === 'BoardDocumentSigned') isWanted = false;
  }
  return isWanted;
}

/** Names what is kept of a call without a consent, and supervisors without the right. */
export const keptAsAgreed = async (scene: Scene): Promise<readonly string[]> => [
  ...(await recordings(scene)),
  ...(await transcripts(scene)),
  ...(await supervision(scene)),
  ...(await documents(scene)),
];
