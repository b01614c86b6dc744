import type { Page } from 'playwright-core';

interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  /** True if there is a microphone, which receives a tone. */
  readonly sound: boolean;
}

/**
 * Gives a page a camera that is drawn: small enough for many on one machine, and it freezes when a
 * test wants it to. The picture starts again each time the camera is opened.
 */
export async function drawCamera(page: Page, drawn: Drawn): Promise<void> {
  await page.addInitScript(({ width, height, framesPerSecond, sound }) => {
    const cameras: { frozen: boolean }[] = [];
    const camera = (): MediaStreamTrack[] => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const pen = canvas.getContext('2d');
      const state = { frozen: false };
      cameras.push(state);
      let n = 0;
      setInterval(() => {
        if (state.frozen || !pen) return;
        n += 1;
        pen.fillStyle = `hsl(${(n * 7) % 360} 80% 50%)`;
        pen.fillRect((n * 5) % width, 0, width / 8, height);
      }, 1000 / framesPerSecond);
      return canvas.captureStream(framesPerSecond).getVideoTracks();
    };
    const microphones: MediaStreamTrack[] = [];
    const microphone = (): MediaStreamTrack[] => {
      const audio = new AudioContext();
      const out = audio.createMediaStreamDestination();
      const tone = audio.createOscillator();
      tone.connect(out);
      tone.start();
      const tracks = out.stream.getAudioTracks();
      microphones.push(...tracks);
      return tracks;
    };
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const tracks = [
        ...(wanted?.video ? camera() : []),
        ...(wanted?.audio && sound ? microphone() : []),
      ];
      if (tracks.length === 0) throw new DOMException('Nothing there', 'NotFoundError');
      return new MediaStream(tracks);
    };
    Object.assign(window, {
      freezeCameras: () => cameras.forEach((each) => Object.assign(each, { frozen: true })),
      camerasTaken: () => cameras.length,
      silenceMicrophones: () => microphones.forEach((each) => each.stop()),
    });
  }, drawn);
}

/** Freezes the drawn cameras; a camera that is opened later moves. */
export async function freezeCameras(page: Page): Promise<void> {
  await page.evaluate('window.freezeCameras()');
}

/**
 * Silences the open microphones, without an event for the page; a microphone that is opened later
 * sounds.
 */
export async function silenceMicrophones(page: Page): Promise<void> {
  await page.evaluate('window.silenceMicrophones()');
}

/** How often a camera was taken so far. */
export async function camerasTaken(page: Page): Promise<number> {
  return page.evaluate('window.camerasTaken()');
}
