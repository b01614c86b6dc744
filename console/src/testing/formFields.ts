import { fireEvent } from '@testing-library/react';

/** As much of a schema as tells its fields, and what stands around it. */
interface Schema {
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly def?: { readonly innerType?: Schema };
}

/** The paths of all fields that a call takes, those of a field's own fields by `a.b`. */
export function pathsOf(body: unknown, within = ''): readonly string[] {
  const { shape, def } = body as Schema;
  if (shape === undefined) return def?.innerType ? pathsOf(def.innerType, within) : [within];
  return Object.entries(shape).flatMap(([name, field]) =>
    pathsOf(field, within === '' ? name : `${within}.${name}`),
  );
}

type Value = string | number | boolean;

const controlsOf = (path: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`[name="${path}"]`),
];

/** Opens a choice and takes the one of a value, which may be no text. */
function choose(field: HTMLInputElement, path: string, value: Value): void {
  const box = field.parentElement?.querySelector('[role="combobox"]');
  if (!box) throw new Error(`${path} cannot be opened`);
  fireEvent.mouseDown(box);
  const [list] = [...document.querySelectorAll('[role="listbox"]')].slice(-1);
  const options = [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
  const chosen = options.find(({ dataset }) => dataset.value === String(value));
  if (chosen === undefined) throw new Error(`${path} has no choice ${String(value)}`);
  fireEvent.click(chosen);
}

/** Types a value into the field of a form that stands for a path. */
export function enter(path: string, value: Value): void {
  const controls = controlsOf(path);
  const [first] = controls;
  if (first === undefined) throw new Error(`No field is there for ${path}`);
  if (first.type === 'checkbox') {
    if (first.checked !== value) fireEvent.click(first);
  } else if (first.type === 'radio') {
    const chosen = controls.find((one) => one.value === value);
    if (chosen === undefined) throw new Error(`${path} has no choice ${String(value)}`);
    fireEvent.click(chosen);
  } else if (first.classList.contains('MuiSelect-nativeInput')) choose(first, path, value);
  else fireEvent.change(first, { target: { value: String(value) } });
}

/** Tells the value that a form shows for a path; undefined where no field stands for it. */
export function shownAt(path: string): string | boolean | undefined {
  const controls = controlsOf(path);
  const [first] = controls;
  if (first?.type === 'checkbox') return first.checked;
  if (first?.type === 'radio') return controls.find(({ checked }) => checked)?.value;
  return first?.value;
}

/** The value at a path. */
export const valueAt = (within: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], within);
