import type { RecordType } from '@foyer/contracts/recordings';

/** A media file of one stretch of one stream. */
export interface Stretch {
  readonly path: string;
  readonly media: 'audio' | 'video';
  /** The person and the kind of a stream: pictures of one lane follow each other in one place. */
  readonly lane: string;
  /** When it begins, from the first moment of the recording, in milliseconds. */
  readonly startMs: number;
  readonly durationMs: number;
}

const [WIDTH, HEIGHT, FRAMES] = [1280, 720, 25];
/**
 * More pictures than this would be too small to see; later ones are left out, but their sound is
 * not.
 */
const LANES_MAX = 16;
const BACKGROUND = '0x1c1a17';

const even = (n: number) => Math.floor(n / 2) * 2;
const seconds = (ms: number) => (ms / 1000).toFixed(3);

/** How long what the stretches make is, in milliseconds. */
export const lengthOf = (stretches: readonly Stretch[]): number =>
  Math.max(0, ...stretches.map(({ startMs, durationMs }) => startMs + durationMs));

/**
 * Returns the arguments with which FFmpeg makes one file of several stretches: voices mixed,
 * pictures side by side.
 */
export function mixArguments(
  stretches: readonly Stretch[],
  type: RecordType,
  output: string,
): readonly string[] {
  const used = type === 'video' ? stretches : stretches.filter(({ media }) => media === 'audio');
  const inputs = used.flatMap(({ path }) => ['-i', path]);
  const numbered = used.map((stretch, index) => ({ ...stretch, index }));
  const voices = numbered.filter(({ media }) => media === 'audio');
  const pictures = numbered.filter(({ media }) => media === 'video');
  const total = lengthOf(used);
  const filters = [...voicesOf(voices), ...picturesOf(pictures, total)];
  return [
    ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-progress', 'pipe:1', '-nostats'],
    ...['-protocol_whitelist', 'file,pipe'],
    ...inputs,
    ...['-filter_complex', filters.join(';')],
    ...(voices.length > 0 ? ['-map', '[voices]', '-c:a', 'libopus', '-b:a', '64k'] : []),
    ...(pictures.length > 0
      ? [
          ...['-map', '[pictures]', '-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8'],
          ...['-b:v', '1500k', '-g', `${FRAMES * 5}`, '-pix_fmt', 'yuv420p'],
        ]
      : []),
    ...['-t', seconds(total), '-map_metadata', '-1', '-threads', '2'],
    // Players can then jump without having read all of it.
    ...['-cues_to_front', '1', '-f', 'webm', '-y', output],
  ];
}

type Numbered = Stretch & { readonly index: number };

/** Each voice where it was; silence is filled in where packets were lost or someone was muted. */
function voicesOf(voices: readonly Numbered[]): readonly string[] {
  if (voices.length === 0) return [];
  const placed = voices.map(
    ({ index, startMs }) =>
      `[${index}:a]aresample=48000:async=1:first_pts=0,adelay=${Math.round(startMs)}:all=1[a${index}]`,
  );
  const all = voices.map(({ index }) => `[a${index}]`).join('');
  const mixed =
    voices.length === 1 ? 'anull' : `amix=inputs=${voices.length}:normalize=0:duration=longest`;
  return [...placed, `${all}${mixed},alimiter=limit=0.95[voices]`];
}

/** A place for each lane, in which its stretches are seen while they last. */
function picturesOf(pictures: readonly Numbered[], total: number): readonly string[] {
  if (pictures.length === 0) return [];
  const lanes = [...new Set(pictures.map(({ lane }) => lane))].slice(0, LANES_MAX);
  const columns = Math.ceil(Math.sqrt(lanes.length));
  const rows = Math.ceil(lanes.length / columns);
  const [width, height] = [even(WIDTH / columns), even(HEIGHT / rows)];
  const shown = pictures.filter(({ lane }) => lanes.includes(lane));
  const base = `color=c=${BACKGROUND}:s=${WIDTH}x${HEIGHT}:r=${FRAMES}:d=${seconds(total)}[base]`;
  const fitted = shown.map(
    ({ index, startMs }) =>
      `[${index}:v]scale=${width}:${height}:force_original_aspect_ratio=decrease:eval=frame,` +
      `pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2:color=${BACKGROUND}:eval=frame,setsar=1,fps=${FRAMES},` +
      `setpts=PTS-STARTPTS+${seconds(startMs)}/TB[v${index}]`,
  );
  const laid = shown.map(({ index, lane, startMs, durationMs }, at) => {
    const place = lanes.indexOf(lane);
    const x = (place % columns) * width;
    const y = Math.floor(place / columns) * height;
    const under = at === 0 ? '[base]' : `[laid${at - 1}]`;
    const over = at === shown.length - 1 ? '[pictures]' : `[laid${at}]`;
    const span = `between(t,${seconds(startMs)},${seconds(startMs + durationMs)})`;
    return `${under}[v${index}]overlay=${x}:${y}:eof_action=pass:enable='${span}'${over}`;
  });
  return [base, ...fitted, ...laid];
}
