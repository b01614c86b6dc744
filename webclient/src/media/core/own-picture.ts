import { debug } from '../../debug.js';

/**
 * `less`: this device blurs smaller and fewer pictures than the camera gives. `failed`: it cannot
 * blur at all, and there is no picture until the user has decided what to show.
 */
export type BlurState = 'off' | 'starting' | 'on' | 'less' | 'failed';

/** The picture of the camera that is sent and shown. */
export interface OwnPicture {
  /**
   * Null while there is none, also for the moment in which a background that shall be blurred is
   * not yet.
   */
  readonly picture: MediaStreamTrack | null;
  readonly blur: BlurState;
}

/** Makes a picture with a blurred background of another one; see `blurredTrack`. */
export type Blur = (
  source: MediaStreamTrack,
  news: {
    readonly onFailed: (error: unknown) => void;
    readonly onLess: (isLess: boolean) => void;
  },
) => Promise<{ readonly track: MediaStreamTrack; readonly end: () => void }>;

const blurOnDemand: Blur = async (source, news) =>
  (await import('../blur/blurred-track.js')).blurredTrack(source, news);

/** Follows the camera, and blurs what is behind the person in it where that is wanted. */
export class BackgroundBlur {
  #source: MediaStreamTrack | null = null;
  #wanted = false;
  #failed = false;
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
    // A failed blur stays failed until there is another picture, or until the blur is turned off.
    if (source === null && wanted && this.#failed) return;
    this.#failed = false;
    if (source === null || !wanted) {
      this.show({ picture: source, blur: 'off' });
      return;
    }
    this.show({ picture: null, blur: 'starting' });
    void this.#begin(source, this.#turn);
  }

  /** Clears a failure that was answered, or that does not matter any more. */
  forget(): void {
    if (!this.#failed) return;
    this.#failed = false;
    this.show({ picture: null, blur: 'off' });
  }

  async #begin(source: MediaStreamTrack, turn: number): Promise<void> {
    let begun: MediaStreamTrack | undefined;
    const onFailed = (error: unknown) => {
      if (turn !== this.#turn) return;
      debug('media', 'background not blurred', error);
      this.#end();
      this.#failed = true;
      this.show({ picture: null, blur: 'failed' });
    };
    const onLess = (isLess: boolean) => {
      if (turn !== this.#turn || !begun) return;
      this.show({ picture: begun, blur: isLess ? 'less' : 'on' });
    };
    try {
      const { track, end } = await this.blur(source, { onFailed, onLess });
      if (turn !== this.#turn) {
        end();
        return;
      }
      begun = track;
      this.#end = end;
      this.show({ picture: track, blur: 'on' });
    } catch (error) {
      onFailed(error);
    }
  }
}
