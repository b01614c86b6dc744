import { makeMessenger, type MessageSocket, type Messenger } from '@foyer/contracts/client';
import { answered, NoAnswer } from './no-answer.js';

/** A messenger on a connection that is not waited for when it is gone. */
export function liveMessenger(
  socket: MessageSocket & { readonly connected: boolean },
): Pick<Messenger, 'emit'> {
  const messenger = makeMessenger(socket);
  return {
    /** @throws NoAnswer when the server is gone; Rejected. */
    emit(message, payload) {
      // A socket without connection keeps messages for a connection that never comes.
      if (!socket.connected) return Promise.reject(new NoAnswer());
      return answered(messenger.emit(message, payload));
    },
  };
}
