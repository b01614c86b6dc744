import type { BrowserContext } from 'playwright-core';

/** The look of a drawn person. */
interface Features {
  readonly wall: string;
  readonly hair: string;
  readonly skin: string;
  readonly clothes: string;
}

export const VISITOR: Features = {
  wall: '#d9cfc0',
  hair: '#5d4037',
  skin: '#e8b48c',
  clothes: '#8d5a4a',
};
export const AGENT: Features = {
  wall: '#b9d4cf',
  hair: '#2b2422',
  skin: '#c98d63',
  clothes: '#134e4a',
};

const drawn = ({ wall, hair, skin, clothes }: Features): string => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720">
  <rect width="1280" height="720" fill="${wall}"/>
  <rect x="90" y="70" width="230" height="300" rx="6" fill="#fff" opacity=".7"/>
  <path d="M330 720c20-150 150-200 310-200s290 50 310 200z" fill="${clothes}"/>
  <path d="M575 430h130v120q-65 60-130 0z" fill="${skin}"/>
  <ellipse cx="640" cy="290" rx="190" ry="215" fill="${hair}"/>
  <ellipse cx="640" cy="320" rx="145" ry="175" fill="${skin}"/>
  <path d="M495 300q40-170 290-60q-20-110-145-115t-145 175z" fill="${hair}"/>
  <g fill="#2b2422"><circle cx="585" cy="315" r="13"/><circle cx="695" cy="315" r="13"/></g>
  <path d="M590 400q50 45 100 0" fill="none" stroke="#7a3b2e" stroke-width="9" stroke-linecap="round"/>
</svg>`;

/** Returns a photograph of a drawn person, as PNG. */
export async function pictureOf(context: BrowserContext, who: Features): Promise<Buffer> {
  const page = await context.newPage();
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawn(who)}`);
  const picture = await page.locator('svg').screenshot();
  await page.close();
  return picture;
}

/** Puts a drawn person in front of the camera; the microphone stays the browser's own. */
export async function sitBeforeCamera(context: BrowserContext, who: Features): Promise<void> {
  await context.addInitScript((svg) => {
    const devices = navigator.mediaDevices;
    const native = devices.getUserMedia.bind(devices);
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    devices.getUserMedia = async (constraints) => {
      const stream = await native(constraints);
      const camera = stream.getVideoTracks()[0];
      if (camera === undefined) return stream;
      const canvas = document.createElement('canvas');
      canvas.width = 1280;
      canvas.height = 720;
      // A picture that stands still is taken for one that has frozen.
      setInterval(() => {
        canvas
          .getContext('2d')
          ?.drawImage(picture, 0, Math.sin(performance.now() / 500) * 4 - 8, 1280, 740);
      }, 66);
      stream.removeTrack(camera);
      camera.stop();
      for (const track of canvas.captureStream(15).getVideoTracks()) stream.addTrack(track);
      return stream;
    };
  }, drawn(who));
}
