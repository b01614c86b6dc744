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
  } else fireEvent.change(first, { target: { value: String(value) } });
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
