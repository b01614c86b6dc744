/** English texts about the erasure of a person. */
export const en = {
  erasure: {
    action: 'Forget',
    title: 'Forget %{name}?',
    guest:
      'Name, e-mail and phone of this guest become unreadable everywhere, in the log as well. This cannot be undone. Call history and statistics are kept, without the name.',
    member:
      'Name, e-mail, pictures and all other personal data of this former member become unreadable everywhere, in the log as well. This cannot be undone. Call history and statistics are kept, without the name.',
    receipt: 'Receipt',
    done: 'Forgotten on %{when}. Keep this receipt; it proves what was done and holds no personal data.',
    was: 'This person was already forgotten on %{when}. This is the receipt.',
    erased: {
      mails: 'One mail removed |||| %{smart_count} mails removed',
      pictures: 'One picture removed |||| %{smart_count} pictures removed',
      recordings: 'One recording removed |||| %{smart_count} recordings removed',
      summaries: 'One summary removed |||| %{smart_count} summaries removed',
      documents: 'One document removed |||| %{smart_count} documents removed',
      passwords: 'Password removed |||| %{smart_count} passwords removed',
      factors:
        'One part of a second factor removed |||| %{smart_count} parts of a second factor removed',
      links: 'One link removed |||| %{smart_count} links removed',
    },
    kept: {
      signed:
        'One signed document is kept, to establish legal claims |||| %{smart_count} signed documents are kept, to establish legal claims',
    },
    signed: 'Signed receipt (JWS)',
    check: 'Anyone can verify the signature with the keys at %{keys}',
    save: 'Save receipt',
  },
};
