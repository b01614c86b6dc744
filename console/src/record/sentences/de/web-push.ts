import type { webPush as english } from '../en/web-push.js';

/** German sentences for the events of notices on devices. */
export const webPush: typeof english = {
  PushSubscriptionAdded: '%{memberId} hat Mitteilungen für einen Browser eingeschaltet',
  PushSubscriptionEnded: {
    asked: '%{memberId} hat Mitteilungen für einen Browser ausgeschaltet',
    replaced: 'Ein Browser von %{memberId} hat eine neue Adresse für Mitteilungen',
    'too-many': 'Mitteilungen enden für den ältesten Browser von %{memberId}: Es waren zu viele',
    'sign-in-ended': 'Mitteilungen enden für einen Browser von %{memberId} mit der Anmeldung',
    gone: 'Mitteilungen enden für einen Browser von %{memberId}, den sein Push-Dienst nicht kennt',
  },
  PushNoticeDue: {
    rings: 'Ein Gerät von %{memberId} zeigt, dass ein Besucher klingelt',
    consults: 'Ein Gerät von %{memberId} zeigt eine Rückfrage aus dem Kollegium',
    waits: 'Ein Gerät von %{memberId} zeigt, dass ein Besucher wartet',
    missed: 'Ein Gerät von %{memberId} zeigt einen verpassten Anruf',
    meeting: 'Ein Gerät von %{memberId} zeigt, dass eine Besprechung beginnt',
    unattended:
      'Ein Gerät von %{memberId} zeigt, dass Besucher warten, ohne dass jemand am Empfang ist',
    test: '%{memberId} probiert die Mitteilungen eines Geräts aus',
  },
  PushNoticeEnded: 'Die Geräte von %{memberId} nehmen eine Mitteilung weg',
};
