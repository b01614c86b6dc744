import type { Quality } from '../sessions/settings.js';

/**
 * How large a picture is sent at most, in pixels, how often a second, and in how many bits a
 * second.
 */
export interface PictureLimit {
  readonly width: number;
  readonly height: number;
  readonly frameRate: number;
  readonly bitrate: number;
}

/** The limits of each quality. */
export const pictureLimits: Readonly<Record<Quality, PictureLimit>> = {
  '4K': { width: 3840, height: 2160, frameRate: 5, bitrate: 3_000_000 },
  'Full HD': { width: 1920, height: 1080, frameRate: 20, bitrate: 1_600_000 },
  HD: { width: 1280, height: 720, frameRate: 20, bitrate: 800_000 },
  SD: { width: 640, height: 480, frameRate: 24, bitrate: 400_000 },
  Low: { width: 320, height: 240, frameRate: 24, bitrate: 150_000 },
};
