import type { Served } from './served.js';
import type { Stage } from './stage.js';

/** Draws a picture and keeps it for a portal. @returns its id */
export async function keepPicture(
  stage: Stage<Served>,
  portalId: string,
  purpose: 'content' | 'logo',
  { width, height, text = 'Foyer' }: { width: number; height: number; text?: string },
): Promise<string> {
  const name = `drawing of ${text}`;
  const page = await stage.page(name, { viewport: { width, height } });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;font:64px sans-serif;` +
      `background:linear-gradient(135deg,#1d5c8f,#7ab8a6);color:#fff">${text}</body>`,
  );
  const form = new FormData();
  form.set('name', 'picture.png');
  form.set('purpose', purpose);
  form.set('file', new Blob([new Uint8Array(await page.screenshot())]), 'picture.png');
  await stage.dismiss(name);
  const response = await fetch(`${stage.server.origin}/api/v2/queue/${portalId}/file`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await stage.admin()}` },
    body: form,
  });
  const { documentId } = (await response.json()) as { documentId: string };
  return documentId;
}
