import {
  sessionChangeRoutes,
  sessionDocumentRoutes,
  sessionRoutes,
  type Session,
} from '@foyer/contracts/sessions';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '../../app/api.js';
import { LoadFailure } from '../../app/LoadFailure.js';
import { upload } from '../../app/upload.js';
import { useLoaded } from '../../app/useLoaded.js';
import { Button } from '../../design/Button.js';
import { FormProblem } from '../../design/FormProblem.js';
import { Icon } from '../../design/Icon.js';
import { Skeleton } from '../../design/Skeleton.js';
import { session as signIn } from '../../session/session.js';
import { Section } from '../../design/Section.js';
import styles from './SessionsPage.module.css';
import { useAct } from './useAct.js';

interface DocumentsSectionProps {
  readonly session: Session;
  readonly onChanged: (session: Session) => void;
}
interface Shown {
  readonly name: string;
  readonly docLink: string;
}
const SHARING: readonly (string | null)[] = ['presenter', 'moderator', 'admin'];
const ACCEPTED = '.doc,.docx,.pdf,.png,.jpeg,.jpg';

/** The documents of a session. */
export function DocumentsSection({ session, onChanged }: DocumentsSectionProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { act, busy, problem } = useAct();
  const { _id: sessionId } = session;
  const { value, failure, again } = useLoaded(
    useCallback(
      async (signal: AbortSignal) => {
        const query = { sessionId, limit: 999, page: 1, order: 1 };
        return (await api.call(sessionDocumentRoutes.listSessionDocuments, { query, signal })).docs;
      },
      [sessionId],
    ),
  );
  const mayShare = SHARING.includes(session.ownRole);
  const add = async (file: File) => {
    const { path, method } = sessionRoutes.uploadSessionFile;
    const sent = { method, path, field: 'file', file, fileName: file.name };
    const fields = { sessionId, name: file.name };
    const controls = { onProgress: () => undefined, signal: new AbortController().signal };
    if (await act(() => upload({ ...sent, fields, ...controls }), t('sessions.uploaded'))) again();
  };
  const takeAway = (documentId: string) =>
    act(async () => {
      const documents = [{ documentId, isDelete: true }];
      const body = { sessionId, documents };
      onChanged(await api.call(sessionChangeRoutes.updateSessionDocument, { body }));
      again();
    });
  return (
    <Section title={t('sessions.documents')}>
      <FormProblem text={problem} />
      {failure !== null && (
        <LoadFailure text={t('sessions.failed')} failure={failure} again={again} />
      )}
      {value === null && failure === null && <Skeleton height="4rem" />}
      {value?.length === 0 && <p className={styles.facts}>{t('sessions.noDocuments')}</p>}
      {value && value.length > 0 && (
        <ul className={styles.list} aria-label={t('sessions.documents')}>
          {value.map((document) => (
            <li key={document._id} className={styles.row}>
              <span className={styles.what}>{document.name}</span>
              <Button
                aria-label={t('sessions.download', { name: document.name })}
                icon={<Icon name="external" />}
                onClick={() => void act(() => save(document))}
              />
              {mayShare && (
                <Button
                  aria-label={t('sessions.takeAway', { name: document.name })}
                  icon={<Icon name="trash" />}
                  onClick={() => void takeAway(document._id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {mayShare && (
        <div className={styles.actions}>
          <Button busy={busy} onClick={() => input.current?.click()}>
            {t('sessions.upload')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept={ACCEPTED}
            aria-label={t('sessions.upload')}
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = '';
              if (file) void add(file);
            }}
          />
        </div>
      )}
    </Section>
  );
}

/** Saves a document on this machine; a link alone cannot bring the token along. */
async function save({ docLink, name }: Shown): Promise<void> {
  const response = await fetch(docLink, {
    headers: { authorization: `Bearer ${signIn.token() ?? ''}` },
  });
  if (!response.ok) throw new Error(`The document was answered with ${response.status}`);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
