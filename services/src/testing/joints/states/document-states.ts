import { PDFDocument } from '@cantoo/pdf-lib';
import { fullPath } from '@foyer/contracts/schema';
import { eventually } from '#platform/testing/eventually.js';
import type { JointState } from '../joint.js';
import { demand, demandOf } from '../demand.js';
import type { Scene } from '../scene.js';
import { gather, session } from './place-steps.js';

const PEOPLE = ['session', 'owner', 'presenter', 'document'] as const;
const FIELDS = { name: 'Lease.pdf', type: 'application/pdf' };

async function lease(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage([595, 842]);
  return pdf.save();
}

/** The call of a session, and a document that its owner has put into the session. */
async function offered(scene: Scene): Promise<string> {
  const owner = await session(scene);
  await gather(scene, ['owner', 'presenter'], { isMeeting: false });
  const file = await lease();
  const place = { uploadFrom: 'session-documents', identity: scene.placeId ?? '' };
  const fields = { ...FIELDS, size: String(file.length), uploadBy: owner.id, ...place };
  const answer = await scene.office.app.upload('POST /document', {
    ...{ token: owner.token, field: 'document', file, fields },
  });
  demand('a document', answer);
  scene.documentId = (answer.body as { readonly _id: string })._id;
  return scene.documentId;
}

async function signatureWanted(scene: Scene): Promise<void> {
  const documentId = await offered(scene);
  const owner = scene.player('owner');
  const board = await scene.connect('whiteboard', owner.token);
  const of = { whiteboardId: scene.callId, documentId };
  const said = (name: string, more: object) => demandOf(board, name, { ...of, ...more });
  await said('updateDocument', {});
  const signers = [scene.player('presenter').id];
  await said('notification', { type: 'setMembersForSign', membersForSign: signers });
  await said('notification', { type: 'signatureRequested' });
}

/** Documents on their way, shown, and about to be signed. */
export const documentStates: readonly JointState[] = [
  {
    name: 'a document shown in the call of a session',
    has: PEOPLE,
    make: async (scene) => {
      const documentId = await offered(scene);
      const board = await scene.connect('whiteboard', scene.player('owner').token);
      const of = { whiteboardId: scene.callId, documentId };
      await demandOf(board, 'updateDocument', of);
    },
  },
  { name: 'a document of which a signature is wanted', has: PEOPLE, make: signatureWanted },
  {
    name: 'a signed document',
    has: PEOPLE,
    make: async (scene) => {
      await signatureWanted(scene);
      const signature = { method: 'typed', name: 'Ada Berger' };
      const body = { documentId: scene.documentId, signature };
      const route = `POST /whiteboard/${scene.callId ?? ''}/sign` as const;
      const signed = await scene.as(scene.player('presenter'), route, body);
      demand('a signature', signed);
      scene.documentId = (signed.body as { readonly _id: string })._id;
      scene.isSigned = true;
    },
  },
  {
    name: 'a document that is being uploaded',
    has: ['session', 'owner', 'presenter'],
    make: async (scene) => {
      const owner = await session(scene);
      await gather(scene, ['owner', 'presenter'], { isMeeting: false });
      const upload = await halfUploaded(scene, owner);
      scene.finish = upload.finish;
    },
  },
];

/** Sends half of a file; the other half follows once that is asked for. */
async function halfUploaded(scene: Scene, by: { readonly id: string; readonly token: string }) {
  const form = new FormData();
  const file = await lease();
  const place = { uploadFrom: 'session-documents', identity: scene.placeId ?? '' };
  const fields = { ...FIELDS, size: String(file.length), uploadBy: by.id, ...place };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('document', new Blob([Uint8Array.from(file)]), FIELDS.name);
  const whole = new Response(form);
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const half = Math.floor(bytes.length / 2);
  let rest: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      rest = controller;
      controller.enqueue(bytes.slice(0, half));
    },
  });
  const headers = {
    authorization: `Bearer ${by.token}`,
    'content-type': whole.headers.get('content-type') ?? '',
  };
  const url = scene.office.app.url + fullPath({ path: '/document' });
  // Node needs to know that the answer follows after the whole body.
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  let isOver = false;
  const answered = fetch(url, init).then(
    (answer) => answer.text(),
    () => '',
  );
  void answered.then(() => (isOver = true));
  return {
    finish: async () => {
      if (!isOver) {
        rest?.enqueue(bytes.slice(half));
        rest?.close();
      }
      await eventually('the upload is over', () => isOver);
    },
  };
}
