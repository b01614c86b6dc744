import { DEVICE_PICTURE_MAX } from '@foyer/contracts/devices';

/** Quality of a still picture, 0 to 1 (specification, section 9). */
const QUALITY = 0.3;
/**
 * Pictures are at most this wide, in pixels; where one is still too long, ever smaller ones are
 * tried.
 */
const WIDTHS = [960, 640, 320];

async function playing(track: MediaStreamTrack): Promise<HTMLVideoElement> {
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = new MediaStream([track]);
  await video.play();
  return video;
}

/**
 * A still picture of a camera as a JPEG data URL.
 * @throws Error where there is no picture to take
 */
export async function takePicture(track: MediaStreamTrack | null): Promise<string> {
  if (track === null) throw new Error('No stream provided');
  const video = await playing(track);
  const canvas = document.createElement('canvas');
  const { videoWidth, videoHeight } = video;
  try {
    for (const most of WIDTHS) {
      canvas.width = Math.min(most, videoWidth);
      canvas.height = Math.round((canvas.width * videoHeight) / videoWidth);
      canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
      const picture = canvas.toDataURL('image/jpeg', QUALITY);
      if (picture.length <= DEVICE_PICTURE_MAX) return picture;
    }
  } finally {
    video.srcObject = null;
  }
  throw new Error('The picture is too large');
}
