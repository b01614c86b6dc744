/** Sentences for the events of notices on devices. */
export const webPush = {
  PushSubscriptionAdded: '%{memberId} turned notices on for a browser',
  PushSubscriptionEnded: {
    asked: '%{memberId} turned notices off for a browser',
    replaced: 'A browser of %{memberId} got a new address for notices',
    'too-many': 'Notices end for the oldest browser of %{memberId}: there were too many',
    'sign-in-ended': 'Notices end for a browser of %{memberId} with its sign-in',
    gone: 'Notices end for a browser of %{memberId} that its push service does not know',
  },
  PushNoticeDue: {
    rings: 'A device of %{memberId} shows that a visitor rings',
    consults: 'A device of %{memberId} shows that a colleague asks',
    waits: 'A device of %{memberId} shows that a visitor waits',
    missed: 'A device of %{memberId} shows that a ring was missed',
    meeting: 'A device of %{memberId} shows that a meeting begins',
    unattended: 'A device of %{memberId} shows that visitors wait at empty desks',
    test: '%{memberId} tries the notices of a device',
  },
  PushNoticeEnded: 'The devices of %{memberId} take a notice away',
};
