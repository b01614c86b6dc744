import { permitsInCall, type Session } from '@foyer/contracts/sessions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { followError } from '#app/api.js';
import { Section } from '#design/Section.js';
import { session as signIn } from '#session/session.js';
import { documentStore } from '../documents/document-store.js';
import { DocumentPanel } from '../documents/DocumentPanel.js';

/** The documents of a session. */
export function DocumentsSection({ session }: { readonly session: Session }) {
  const { t } = useTranslation();
  const { _id: id, ownRole } = session;
  const [store] = useState(() =>
    documentStore(
      { kind: 'session', id },
      { token: () => signIn.token(), onRejected: followError },
    ),
  );
  return (
    <Section title={t('sessions.documents')}>
      <DocumentPanel
        store={store}
        mayShare={ownRole !== null && permitsInCall('documents.share', ownRole)}
        mayDelete={ownRole !== null && permitsInCall('documents.delete', ownRole)}
      />
    </Section>
  );
}
