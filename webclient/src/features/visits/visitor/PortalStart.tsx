import { ApiError } from '@foyer/contracts/client';
import { isOpen, type PublicPortal } from '@foyer/contracts/portals';
import { Suspense, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { prepared } from '#app/prepared.js';
import { messageOf } from '#app/message-of.js';
import { Badge } from '#design/Badge.js';
import { Field } from '#design/Field.js';
import { useFocusProblem } from '#design/useFocusProblem.js';
import { Icon } from '#design/Icon.js';
import { Slides } from '../slides/Slides.js';
import { CallButton } from './CallButton.js';
import { StartFrame } from './StartFrame.js';
import { StartGreeting } from './StartGreeting.js';
import { NextTry } from './NextTry.js';
import { isOverload } from './next-try.js';
import type { PinProof } from './PinField.js';
import styles from './PortalStart.module.css';
import type { VisitSession } from './visit-session.js';

const { Part: OpeningNotice } = prepared(
  async () => (await import('./OpeningNotice.js')).OpeningNotice,
);

const { Part: CodeStep } = prepared(async () => (await import('./phone/CodeStep.js')).CodeStep);

const { Part: PhoneField } = prepared(
  async () => (await import('./phone/PhoneField.js')).PhoneField,
);

const { Part: PinField } = prepared(async () => (await import('./PinField.js')).PinField);

interface PortalStartProps {
  readonly portal: PublicPortal;
  readonly session: VisitSession;
}

type Problems = Partial<Record<'name' | 'phone' | 'pin' | 'all', string>>;

/**
 * A portal's front: its welcome, one button that cannot be missed, and the name or PIN only where
 * they are asked.
 */
export function PortalStart({ portal, session }: PortalStartProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(session.typed?.name ?? '');
  const [proof, setProof] = useState<PinProof>({});
  const [phone, setPhone] = useState({
    ...{ typed: session.typed?.phone ?? '', isAsked: false },
    ...{ sentTo: '', isProved: false },
  });
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const [crowd, setCrowd] = useState<{ failure: ApiError; times: number }>();
  const form = useRef<HTMLFormElement>(null);
  useFocusProblem(form, problems);
  const open = isOpen(portal);
  const asksPhone = portal.smsCodeRequired || phone.isAsked;

  const problemsBefore = (): Problems => ({
    ...(portal.askClientName && name.trim() === '' ? { name: t('visitor.nameMissing') } : {}),
    ...(asksPhone && phone.typed.trim() === '' ? { phone: t('visitor.phoneMissing') } : {}),
    ...(portal.hasPin && !proof.pin && !proof.invitation ? { pin: t('visitor.pinMissing') } : {}),
  });
  const problemOf = (error: unknown): Problems => {
    const text = messageOf(error, t);
    const code = error instanceof ApiError ? error.code : '';
    if (/^(PIN|INV)/.test(code)) return { pin: text };
    if (code.startsWith('TEXT_NUMBER') || code === 'INVALID_INPUT') return { phone: text };
    return code === 'VISITOR_NAME_REQUIRED' ? { name: text } : { all: text };
  };
  const knock = async () => {
    setBusy(true);
    try {
      await session.enter({ visitorName: name.trim(), ...proof });
    } catch (error) {
      if (isOverload(error)) {
        setCrowd((before) => ({ failure: error, times: (before?.times ?? 0) + 1 }));
        setPhone((now) => ({ ...now, sentTo: '' }));
        return;
      }
      setCrowd(undefined);
      setProblems(problemOf(error));
      const isUnproved = error instanceof ApiError && error.code === 'SMS_CODE_REQUIRED';
      setPhone((now) => ({
        ...now,
        sentTo: '',
        ...(isUnproved && { isAsked: true, isProved: false }),
      }));
      setBusy(false);
    }
  };
  const askForCode = async () => {
    setBusy(true);
    try {
      const sentTo = await session.phone.requestCode(phone.typed.trim(), proof);
      setPhone((now) => ({ ...now, sentTo }));
    } catch (error) {
      setProblems(problemOf(error));
    }
    setBusy(false);
  };
  const enter = async (event: SyntheticEvent) => {
    event.preventDefault();
    Object.assign(session, { typed: { name, phone: phone.typed } });
    const found = problemsBefore();
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (asksPhone && !phone.isProved) await askForCode();
    else await knock();
  };

  if (phone.sentTo !== '') {
    return (
      <StartFrame>
        <Suspense fallback={null}>
          <CodeStep
            phoneNumber={phone.sentTo}
            onAgain={async () => void (await session.phone.requestCode(phone.sentTo, proof))}
            onOtherNumber={() => setPhone((now) => ({ ...now, sentTo: '' }))}
            onCode={async (code) => {
              await session.phone.enterCode(phone.sentTo, code);
              setPhone((now) => ({ ...now, isProved: true }));
              await knock();
            }}
          />
        </Suspense>
      </StartFrame>
    );
  }

  return (
    <StartFrame>
      <StartGreeting portal={portal} open={open} />
      {open ? (
        <form ref={form} className={styles.form} onSubmit={(event) => void enter(event)} noValidate>
          {portal.askClientName && (
            <Field
              label={t('visitor.name')}
              hint={t('visitor.nameHint')}
              name="name"
              autoComplete="name"
              maxLength={100}
              value={name}
              problem={problems.name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
          {asksPhone && (
            <Suspense fallback={null}>
              <PhoneField
                value={phone.typed}
                problem={problems.phone}
                onChange={(typed) => setPhone((now) => ({ ...now, typed, isProved: false }))}
              />
            </Suspense>
          )}
          {portal.hasPin && (
            <Suspense fallback={null}>
              <PinField problem={problems.pin} onProof={setProof} />
            </Suspense>
          )}
          <CallButton portal={portal} usual={t('visitor.call')} busy={busy} />
          {crowd && (
            <div className={styles.crowd}>
              <p role="status">
                <strong>{t('visitor.manyPeople')}.</strong> {t('visitor.manyPeopleText')}
              </p>
              <NextTry
                key={crowd.times}
                failure={crowd.failure}
                before={crowd.times - 1}
                onTry={() => void knock()}
              />
            </div>
          )}
          <div role="alert">{problems.all && <p className={styles.problem}>{problems.all}</p>}</div>
        </form>
      ) : (
        <>
          <p className="start-welcome">{portal.messages.notAvailable || t('visitor.closedText')}</p>
          {portal.nextOpening && (
            <Suspense fallback={null}>
              <OpeningNotice nextOpening={portal.nextOpening} />
            </Suspense>
          )}
        </>
      )}
      <Slides portal={portal} slot={open ? 'welcome' : 'notAvailable'} />
      <div className={styles.state} role="status">
        {open ? (
          <Badge tone="live">
            <span className={styles.dot} />
            {t('visitor.open')}
          </Badge>
        ) : (
          <Badge>
            <Icon name="clock" />
            {t('visitor.closed')}
          </Badge>
        )}
        {open && portal.waiting > 0 && (
          <Badge tone="waiting">{t('visitor.waitingNow', { count: portal.waiting })}</Badge>
        )}
      </div>
    </StartFrame>
  );
}
