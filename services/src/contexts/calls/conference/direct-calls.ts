import { Injectable } from '@nestjs/common';

/** Tells contexts whose calls they are which of them go from browser to browser. */
@Injectable()
export class DirectCalls {
  #isDirect: (callId: string) => boolean = () => false;

  /** Takes the conferences in, while the program is put together. */
  follow(isDirect: (callId: string) => boolean): void {
    this.#isDirect = isDirect;
  }

  /** True once pages are in a call whose media go from browser to browser, sent or not. */
  has(callId: string): boolean {
    return this.#isDirect(callId);
  }
}
