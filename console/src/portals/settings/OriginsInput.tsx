import { EmbeddingOrigin } from '@foyer/contracts/portals';
import { TextInput, useTranslate } from 'react-admin';

const shown = (origins: readonly string[] | undefined): string => origins?.join('\n') ?? '';

/** While they are typed, lines that are still empty stay. */
const typed = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));

/** The sites that may show a portal, one in each line. */
export function OriginsInput() {
  const translate = useTranslate();
  const fit = (origins: readonly string[] | undefined) => {
    const wrong = (origins ?? []).find(
      (origin) => origin.trim() !== '' && !EmbeddingOrigin.safeParse(origin).success,
    );
    if (wrong === undefined) return undefined;
    return `${wrong.trim()}: ${translate('rule.ORIGIN_INVALID')}`;
  };
  return (
    <TextInput
      source="embedding.origins"
      multiline
      minRows={2}
      format={shown}
      parse={typed}
      validate={fit}
      slotProps={{ htmlInput: { inputMode: 'url', spellCheck: false } }}
      helperText="portal.embedding.originsHint"
    />
  );
}
