import { identityRoutes, type Profile } from '@foyer/contracts/identity';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { publicApi } from '../app/api.js';
import { messageOf } from '../app/message-of.js';
import { Button } from '../design/Button.js';
import { Dialog } from '../design/Dialog.js';
import { FormProblem } from '../design/FormProblem.js';
import { factorTexts } from '../features/identity/factor/factor-texts.js';
import { FactorCodeField } from '../features/identity/factor/FactorCodeField.js';
import { PasswordField } from '../features/identity/PasswordField.js';
import { useFinishSignIn } from '../features/identity/factor/useFinishSignIn.js';
import { useTexts } from '../i18n/useTexts.js';
import { session } from '../session/session.js';

const FORM = 'sign-in-again';

interface SignInAgainProps {
  readonly profile: Profile;
  readonly onClose: () => void;
}

/** Takes the password once more, and the code where there is a second factor. */
export function SignInAgain({ profile, onClose }: SignInAgainProps) {
  const [challenge, setChallenge] = useState<string>();
  const [over, setOver] = useState<string>();
  const begin = (token: string) => {
    session.begin(token);
    onClose();
  };
  const backToPassword = (reason: string) => {
    setChallenge(undefined);
    setOver(reason);
  };
  return challenge === undefined ? (
    <PasswordAgain
      profile={profile}
      over={over}
      onToken={begin}
      onChallenge={setChallenge}
      onClose={onClose}
    />
  ) : (
    <CodeAgain challenge={challenge} onToken={begin} onOver={backToPassword} onClose={onClose} />
  );
}

interface PasswordAgainProps extends SignInAgainProps {
  /** Why it is asked for the password once more. */
  readonly over: string | undefined;
  readonly onToken: (token: string) => void;
  readonly onChallenge: (challenge: string) => void;
}

function PasswordAgain({ profile, over, onToken, onChallenge, onClose }: PasswordAgainProps) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState(over);
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    if (password === '') return;
    setBusy(true);
    setProblem(undefined);
    try {
      const body = { username: profile.userName ?? profile.email ?? '', password };
      const answer = await publicApi.call(identityRoutes.login, { body });
      if ('challenge' in answer) onChallenge(answer.challenge);
      else onToken(answer.token);
    } catch (error) {
      setProblem(messageOf(error, t));
      setBusy(false);
    }
  };
  return (
    <AgainDialog busy={busy} onSubmit={submit} onClose={onClose}>
      <p>{t('auth.stayText')}</p>
      <FormProblem text={problem} />
      <PasswordField
        label={t('auth.password')}
        name="password"
        autoComplete="current-password"
        autoFocus
        value={password}
        maxLength={128}
        onChange={(event) => setPassword(event.target.value)}
      />
    </AgainDialog>
  );
}

interface CodeAgainProps {
  readonly challenge: string;
  readonly onToken: (token: string) => void;
  readonly onOver: (reason: string) => void;
  readonly onClose: () => void;
}

function CodeAgain({ challenge, onToken, onOver, onClose }: CodeAgainProps) {
  const says = useTexts();
  const { code, busy, tries, refused, send, switchKind } = useFinishSignIn(challenge, {
    onSignedIn: onToken,
    onOver,
  });
  return (
    <AgainDialog busy={busy} onSubmit={send} onClose={onClose}>
      <p>{says(code.isRecovery ? factorTexts.recoveryLead : factorTexts.lead)}</p>
      <FactorCodeField code={code} tried={tries > 0} refused={refused} autoFocus />
      <Button kind="quiet" onClick={switchKind}>
        {says(code.isRecovery ? factorTexts.useApp : factorTexts.useRecovery)}
      </Button>
    </AgainDialog>
  );
}

interface AgainDialogProps {
  readonly busy: boolean;
  readonly onSubmit: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function AgainDialog({ busy, onSubmit, onClose, children }: AgainDialogProps) {
  const { t } = useTranslation();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <Dialog
      title={t('auth.stay')}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={FORM} kind="primary" busy={busy}>
            {t('auth.stay')}
          </Button>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} noValidate>
        {children}
      </form>
    </Dialog>
  );
}
