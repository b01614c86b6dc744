import type { ApiError } from '@foyer/contracts/client';
import type { PublicPortal } from '@foyer/contracts/portals';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { PublicFooter } from '#app/PublicFooter.js';
import { messageOf } from '#app/message-of.js';
import { Badge } from '#design/Badge.js';
import { Field } from '#design/Field.js';
import { Slides } from '#features/visits/slides/Slides.js';
import { itemsOf } from '#features/visits/slides/slots.js';
import { CallButton } from '#features/visits/visitor/CallButton.js';
import { NextTry } from '#features/visits/visitor/NextTry.js';
import { isOverload } from '#features/visits/visitor/next-try.js';
import type { VisitSession } from '#features/visits/visitor/visit-session.js';
import { PortalFace } from './PortalFace.js';
import { PinPad } from './PinPad.js';
import styles from './KioskStart.module.css';

const PIN_LENGTH = 6;
/** An error is shown for so long, in milliseconds. */
const PROBLEM_STAYS_MS = 8_000;

/** A wrong entry, or the sentence of the server in the language of that moment. */
type Problem =
  | { readonly missing: 'name' | 'pin' }
  | { readonly said: string; readonly in: string };

interface KioskStartProps {
  readonly portal: PublicPortal;
  readonly session: VisitSession;
  /** True if camera and microphone are ready. */
  readonly ready: boolean;
  /** True if the kiosk was not touched for a while. */
  readonly attract: boolean;
}

/** The start: the portal from edge to edge, and one button that cannot be missed. */
export function KioskStart({ portal, session, ready, attract }: KioskStartProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const [name, setName] = useState('');
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const [crowd, setCrowd] = useState<{ failure: ApiError; times: number }>();

  const [attracted, setAttracted] = useState(attract);
  if (attract !== attracted) {
    setAttracted(attract);
    if (attract) {
      // Text that a visitor typed and left is hidden from the next one.
      setName('');
      setPin('');
      setProblem(undefined);
    }
  }
  useEffect(() => {
    if (problem === undefined) return undefined;
    const timer = setTimeout(() => setProblem(undefined), PROBLEM_STAYS_MS);
    return () => clearTimeout(timer);
  }, [problem]);

  const enter = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await session.enter({ visitorName: name.trim(), ...(portal.hasPin && { pin }) });
    } catch (error) {
      setBusy(false);
      setPin('');
      if (isOverload(error)) {
        setCrowd((before) => ({ failure: error, times: (before?.times ?? 0) + 1 }));
        return;
      }
      setCrowd(undefined);
      setProblem({ said: messageOf(error, t), in: language });
    }
  };
  const press = (event: SyntheticEvent) => {
    event.preventDefault();
    if (portal.askClientName && name.trim() === '') setProblem({ missing: 'name' });
    else if (portal.hasPin && pin.length < PIN_LENGTH) setProblem({ missing: 'pin' });
    else void enter();
  };

  const sentence = () => {
    if (problem === undefined) return '';
    if ('missing' in problem) return t(`visitor.${problem.missing}Missing`);
    return problem.in === language ? problem.said : '';
  };
  const wrong = sentence();

  return (
    <main className={styles.start} data-attract={attract || undefined} data-testid="kiosk-start">
      <PortalFace portal={portal} text={portal.messages.welcome} slot="welcome" />
      {attract && itemsOf(portal, 'default').length > 0 && (
        <>
          <Slides portal={portal} slot="default" fill="screen" />
          <p className={styles.invitation}>{t('kiosk.touchScreen')}</p>
        </>
      )}
      <form className={styles.act} onSubmit={press} noValidate>
        {portal.askClientName && (
          <Field
            label={t('visitor.name')}
            name="name"
            autoComplete="off"
            autoCapitalize="words"
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        {portal.hasPin && <PinPad pin={pin} onChange={setPin} />}
        <CallButton
          portal={portal}
          usual={t('kiosk.call')}
          busy={busy}
          disabled={!ready}
          noticed={attract}
          kiosk
        />
        <div className={styles.news} role="status">
          {crowd && !busy && (
            <>
              <p>{t('visitor.manyPeople')}</p>
              <NextTry
                key={crowd.times}
                failure={crowd.failure}
                before={crowd.times - 1}
                onTry={() => void enter()}
              />
            </>
          )}
          {wrong !== '' && <p className={styles.problem}>{wrong}</p>}
          {wrong === '' && !crowd && portal.callButton.showCallButton && (
            <p className={styles.hint}>{t('kiosk.touch')}</p>
          )}
          {portal.waiting > 0 && (
            <Badge tone="waiting">{t('visitor.waitingNow', { count: portal.waiting })}</Badge>
          )}
        </div>
        <PublicFooter />
      </form>
    </main>
  );
}
