import { useState } from 'react';
import { useSearchParams } from 'react-router';

type Texts<Values> = { readonly [Name in keyof Values]: string };

/** The values that a name may have in the address, or a rule for them. */
type Allowed<Value extends string> = readonly Value[] | ((text: string) => boolean);

/** Values that an address may ask for, by name; any text where nothing is said. */
export type Addressable<Values extends Texts<Values>> = {
  readonly [Name in keyof Values]?: Allowed<Values[Name]>;
};

/**
 * Keeps what narrows a page in its address, so that a reload, the way back and a shared link show
 * the same. Values that the page shows by default, or does not know, stay out of the address.
 */
export function useAddressed<Values extends Texts<Values>>(
  presets: Values,
  allowed: Addressable<Values> = {},
): readonly [Values, (changes: Partial<Values>) => void] {
  const [params, setParams] = useSearchParams();
  const present = params.toString();
  const [values, setValues] = useState(() => valuesIn(params, presets, allowed));
  // The address follows a moment after a key was pressed: what was typed is not set back by it.
  const [seen, setSeen] = useState(present);
  const [awaited, setAwaited] = useState<string | null>(null);
  if (present !== seen) {
    setSeen(present);
    if (present === awaited) setAwaited(null);
    else if (awaited === null) setValues(valuesIn(params, presets, allowed));
  }
  const change = (changes: Partial<Values>) => {
    const next = { ...values, ...changes };
    const address = new URLSearchParams(params);
    for (const [name, value] of Object.entries<string>(next)) {
      if (value === presets[name as keyof Values]) address.delete(name);
      else address.set(name, value);
    }
    setValues(next);
    if (address.toString() === present) return;
    setAwaited(address.toString());
    setParams(address, { replace: true });
  };
  return [values, change];
}

function valuesIn<Values extends Texts<Values>>(
  params: URLSearchParams,
  presets: Values,
  allowed: Addressable<Values>,
): Values {
  const known = (name: string, text: string): boolean => {
    const rule = allowed[name as keyof Values] as Allowed<string> | undefined;
    return typeof rule === 'function' ? rule(text) : (rule?.includes(text) ?? true);
  };
  const entries = Object.entries(presets).map(([name, preset]) => {
    const text = params.get(name);
    return [name, text !== null && known(name, text) ? text : preset];
  });
  return Object.fromEntries(entries) as Values;
}
