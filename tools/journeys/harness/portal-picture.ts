import type { Served } from './served.js';
import type { Stage } from './stage.js';

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly text?: string;
}

/** Draws a picture, as a file to be chosen in a form. */
export async function drawnPicture(
  stage: Stage<Served>,
  { width, height, text = 'Foyer' }: Drawing,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const person = `drawing of ${text}`;
  const page = await stage.page(person, { viewport: { width, height } });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;font:64px sans-serif;` +
      `background:linear-gradient(135deg,#1d5c8f,#7ab8a6);color:#fff">${text}</body>`,
  );
  const buffer = await page.screenshot();
  await stage.dismiss(person);
  return { name: 'picture.png', mimeType: 'image/png', buffer };
}

/** Draws a picture and keeps it for a portal. @returns its id */
export async function keepPicture(
  stage: Stage<Served>,
  portalId: string,
  purpose: 'content' | 'logo' | 'document',
  drawing: Drawing,
): Promise<string> {
  const { name, buffer } = await drawnPicture(stage, drawing);
  const form = new FormData();
  form.set('name', name);
  form.set('purpose', purpose);
  form.set('file', new Blob([new Uint8Array(buffer)]), name);
  const response = await fetch(`${stage.server.origin}/api/v2/queue/${portalId}/file`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await stage.admin()}` },
    body: form,
  });
  const { documentId } = (await response.json()) as { documentId: string };
  return documentId;
}
