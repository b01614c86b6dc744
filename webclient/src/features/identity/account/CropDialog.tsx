import { failureTexts, successTexts } from '@foyer/contracts/notices';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { debug } from '#debug.js';
import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { FormProblem } from '#design/FormProblem.js';
import { Meter } from '#design/Meter.js';
import styles from './Avatar.module.css';
import { middleOf, within, ZOOM_MAX, type Crop } from './crop.js';
import { CropStage } from './CropStage.js';
import { cutOut } from './cut-out.js';
import { sendAvatar, type AvatarTarget } from './send-avatar.js';
import { useSaving } from './useSaving.js';

interface CropDialogProps {
  /** The address of the picture within this page. */
  readonly address: string;
  readonly target: AvatarTarget;
  readonly onChanged: (avatarDocumentId: string) => void;
  /** The file is not the picture that its name says. */
  readonly onBroken: () => void;
  readonly onClose: () => void;
}

/** Lets the member crop a portrait out of a picture, as it will be seen, and sends it. */
export function CropDialog({ address, target, onChanged, onBroken, onClose }: CropDialogProps) {
  const { t } = useTranslation();
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<Crop | null>(null);
  const [progress, setProgress] = useState(0);
  const [gone] = useState(() => new AbortController());
  const saving = useSaving();
  // A member who closes it while it is being sent does not want it any more.
  useEffect(() => () => gone.abort(), [gone]);
  const size = image && { width: image.naturalWidth, height: image.naturalHeight };

  const save = async () => {
    if (!image || !size || !crop) return;
    let picture: Blob;
    try {
      picture = await cutOut(image, size, crop);
    } catch (error) {
      debug('avatar', error);
      onBroken();
      return;
    }
    setProgress(0);
    const saved = await saving.save(
      async () => onChanged(await sendAvatar(target, picture, setProgress, gone.signal)),
      { done: successTexts.AVATAR_UPLOADED, failed: failureTexts.UPDATE_AVATAR },
    );
    if (saved) onClose();
  };
  return (
    <Dialog
      title={t('account.avatar.crop')}
      onClose={onClose}
      actions={
        <>
          <Button
            kind="primary"
            busy={saving.busy}
            disabled={crop === null}
            onClick={() => void save()}
          >
            {t('account.save')}
          </Button>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
        </>
      }
    >
      <FormProblem text={saving.problem} />
      <CropStage
        address={address}
        size={size}
        crop={crop}
        onChange={setCrop}
        onLoaded={(loaded) => {
          setImage(loaded);
          setCrop(middleOf({ width: loaded.naturalWidth, height: loaded.naturalHeight }));
        }}
        onBroken={onBroken}
      />
      <label className={styles.zoom}>
        {t('account.avatar.zoom')}
        <input
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={0.05}
          value={crop?.zoom ?? 1}
          onChange={(event) => {
            if (size && crop) setCrop(within(size, { ...crop, zoom: Number(event.target.value) }));
          }}
        />
      </label>
      {saving.busy && (
        <Meter
          label={t('account.avatar.sending')}
          value={progress}
          text={`${Math.round(progress * 100)} %`}
        />
      )}
    </Dialog>
  );
}
