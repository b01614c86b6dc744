import { imageProblem, validationTexts, type FileProblem } from '@foyer/contracts/validation';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Portrait } from '#app/Portrait.js';
import { Button } from '#design/Button.js';
import { FormProblem } from '#design/FormProblem.js';
import { useTexts } from '#i18n/useTexts.js';
import styles from './Avatar.module.css';
import { CropDialog } from './CropDialog.js';
import type { AvatarTarget } from './send-avatar.js';

interface AvatarFieldProps {
  readonly name: string;
  readonly avatarDocumentId: string | null;
  readonly target: AvatarTarget;
  readonly onChanged: (avatarDocumentId: string) => void;
}

/** A person's picture, and the way to another one: chosen, viewed, cropped, sent. */
export function AvatarField({ name, avatarDocumentId, target, onChanged }: AvatarFieldProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const input = useRef<HTMLInputElement>(null);
  /** The address of the chosen file within this page. */
  const [address, setAddress] = useState<string | null>(null);
  const [problem, setProblem] = useState<FileProblem>();
  useEffect(() => {
    if (address === null) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);

  const choose = (files: readonly File[]) => {
    const found = imageProblem(files);
    const [file] = files;
    setProblem(found);
    setAddress(file && found === undefined ? URL.createObjectURL(file) : null);
    // The same file can be chosen again after it was put right.
    if (input.current) input.current.value = '';
  };
  const close = () => setAddress(null);
  return (
    <div className={styles.field}>
      <Portrait name={name} avatarDocumentId={avatarDocumentId} large />
      <div className={styles.side}>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png"
          aria-label={t('account.avatar.choose')}
          onChange={(event) => choose([...(event.target.files ?? [])])}
        />
        <Button size="small" onClick={() => input.current?.click()}>
          {t('account.avatar.choose')}
        </Button>
        <p className={styles.hint}>{t('account.avatar.hint')}</p>
        <FormProblem text={problem && says(validationTexts[problem])} />
      </div>
      {address !== null && (
        <CropDialog
          address={address}
          target={target}
          onChanged={onChanged}
          onBroken={() => {
            close();
            setProblem('IMAGE_TYPE');
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
