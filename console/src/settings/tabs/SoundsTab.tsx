import { RING_TONES, type Sounds } from '@foyer/contracts/settings';
import { playNotes, loudnessOf, ringTones, USUAL_VOLUME } from '@foyer/contracts/sound';
import PlayIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { required, SelectInput, useInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { SettingForm } from '../form/SettingForm.js';
import type { TabProps } from './tabProps.js';

const KINDS = ['queueCall', 'call'] as const satisfies readonly (keyof Sounds)[];

let audio: AudioContext | undefined;

function play({ ringTone, volume }: Sounds['call']): void {
  const loudness = loudnessOf(volume, USUAL_VOLUME);
  const notes = ringTones[ringTone];
  if (loudness === 0 || notes === undefined) return;
  // One for the page: browsers allow only a few.
  audio ??= new AudioContext();
  void audio.resume();
  playNotes(audio, notes, loudness);
}

/** The ring tones and their volume. */
export function SoundsTab({ setting }: TabProps) {
  return (
    <SettingForm group="sounds" setting={setting}>
      {KINDS.map((kind) => (
        <Sound key={kind} kind={kind} />
      ))}
    </SettingForm>
  );
}

function Sound({ kind }: { kind: keyof Sounds }) {
  const translate = useTranslate();
  const sound = useWatch({ name: kind }) as Sounds['call'] | undefined;
  const name = translate(`settings.sounds.${kind}`);
  const choices = Array.from({ length: RING_TONES }, (_, index) => ({
    id: index + 1,
    name: translate('settings.sounds.tone', { number: index + 1 }),
  }));
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 3 }}>
      <Typography component="legend" variant="subtitle2">
        {name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {translate(`settings.sounds.hint.${kind}`)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 12rem' }}>
          <SelectInput
            source={`${kind}.ringTone`}
            label="settings.sounds.ringTone"
            choices={choices}
            validate={required()}
            helperText={false}
          />
        </Box>
        <Button
          startIcon={<PlayIcon />}
          variant="outlined"
          disabled={sound?.volume === 0}
          onClick={() => sound && play(sound)}
          aria-label={`${translate('settings.sounds.play')}: ${name}`}
        >
          {translate('settings.sounds.play')}
        </Button>
      </Box>
      <Volume source={`${kind}.volume`} name={name} />
      {sound?.volume === 0 && (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {translate('settings.sounds.silent')}
        </Typography>
      )}
    </Box>
  );
}

function Volume({ source, name }: { source: string; name: string }) {
  const translate = useTranslate();
  const id = useId();
  const { field } = useInput<Record<string, number>>({ source });
  const percent = (value: number) => `${Math.round(value * 100)} %`;
  return (
    <Box sx={{ maxWidth: 420, mt: 1 }}>
      <FormLabel id={id}>{translate('settings.sounds.volume')}</FormLabel>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', pl: 1 }}>
        <Slider
          value={Number(field.value ?? 0)}
          min={0}
          max={1}
          step={0.1}
          aria-label={`${translate('settings.sounds.volume')}: ${name}`}
          getAriaValueText={percent}
          // The keys add steps to each other, whose sums are not whole tenths.
          onChange={(_event, value) => field.onChange(Math.round(value * 10) / 10)}
        />
        <Box component="output" sx={{ minWidth: 48 }}>
          {percent(Number(field.value ?? 0))}
        </Box>
      </Box>
    </Box>
  );
}
