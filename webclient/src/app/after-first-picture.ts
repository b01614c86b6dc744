import { keepToastsAbove } from './above-dialogs/keep-toasts-above.js';
import { keepFocus } from './keep-focus.js';

/** Begins what each page needs only after its first picture. */
export function afterFirstPicture(): void {
  keepFocus();
  keepToastsAbove();
}
