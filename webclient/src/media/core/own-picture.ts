import { debug } from '../../debug.js';

/** `failed` where this device cannot do it, and the picture is as the camera gives it. */
export type BlurState = 'off' | 'starting' | 'on' | 'failed';

/** What of the camera is sent and shown. */
export interface OwnPicture {
  /** Null while there is none, also for the moment in which a background that shall be blurred is not yet. */
  readonly picture: MediaStreamTrack | null;
  readonly blur: BlurState;
}

/** Makes a picture with a blurred background of another one; see `blurredTrack`. */
export type Blur = (
  source: MediaStreamTrack,
  onFailed: (error: unknown) => void,
) => Promise<{ readonly track: MediaStreamTrack; readonly end: () => void }>;

const blurOnDemand: Blur = async (source, onFailed) =>
  (await import('../blur/blurred-track.js')).blurredTrack(source, onFailed);

/** Follows the camera, and blurs what is behind the person in it where that is wanted. */
export class BackgroundBlur {
  #source: MediaStreamTrack | null = null;
  #wanted = false;
  #end: () => void = () => undefined;
  /** Grows with every change, so that what arrives late is ended at once. */
  #turn = 0;

  constructor(
    private readonly show: (own: OwnPicture) => void,
    private readonly blur: Blur = blurOnDemand,
  ) {}

  follow(source: MediaStreamTrack | null, wanted: boolean): void {
    if (source === this.#source && wanted === this.#wanted) return;
    [this.#source, this.#wanted] = [source, wanted];
    this.#turn += 1;
    this.#end();
    this.#end = () => undefined;
    if (source === null || !wanted) {
      this.show({ picture: source, blur: 'off' });
      return;
    }
    this.show({ picture: null, blur: 'starting' });
    void this.#begin(source, this.#turn);
  }

  async #begin(source: MediaStreamTrack, turn: number): Promise<void> {
    const fail = (error: unknown) => {
      if (turn !== this.#turn) return;
      debug('media', 'background not blurred', error);
      this.#end();
      this.show({ picture: source, blur: 'failed' });
    };
    try {
      const { track, end } = await this.blur(source, fail);
      if (turn !== this.#turn) {
        end();
        return;
      }
      this.#end = end;
      this.show({ picture: track, blur: 'on' });
    } catch (error) {
      fail(error);
    }
  }
}
