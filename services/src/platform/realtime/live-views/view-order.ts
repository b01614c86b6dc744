import { Injectable } from '@nestjs/common';

import { Clock } from '../../clock/index.js';

/**
 * Numbers views in the order in which one began to look. Anyone who began to look after a change
 * sees the change, so that of all views the one with the greatest number is as things stand. In
 * microseconds: numbers go on growing over a restart. Also the injection token: views that are
 * asked for and views that are pushed are numbered together.
 */
@Injectable()
export class ViewOrder {
  #last = 0;

  constructor(private readonly clock: Clock) {}

  /** To be called before anything is read. */
  next(): number {
    this.#last = Math.max(this.#last + 1, this.clock.now().getTime() * 1000);
    return this.#last;
  }
}
