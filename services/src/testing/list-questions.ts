import { listedReadModels, type ListedReadModel } from '../platform/http/resources/read-model.js';

type Criteria = Readonly<Record<string, unknown>>;

const NOW = '2026-12-31T12:00:00.000Z';

/** Kinds of values that criteria take. */
const VALUES = [NOW, 'ended', true, false, 5, [{ from: NOW, to: NOW }]] as const;

/** A list, with one way to narrow it. */
export interface ListQuestion {
  readonly name: string;
  readonly filter: object;
}

/**
 * The filters of every list: each of its criteria alone, with each kind of value that it takes, and
 * each two.
 * @param known the values of single criteria in place of these, by name, or by
 * `<read model>.<name>`
 */
export function listQuestions(known: Criteria = {}): readonly ListQuestion[] {
  return listedReadModels.flatMap((model) => {
    const single = criteriaOf(model).map((name) => valuesFor(model, name, known));
    const pairs = single.flatMap((ones, n) =>
      single.slice(n + 1).flatMap((others) => pairOf(ones[0], others[0])),
    );
    return [{}, ...single.flat(), ...pairs].flatMap((criteria) => {
      const filter = filterOf(model, criteria);
      return filter === undefined ? [] : [{ name: model.name, filter }];
    });
  });
}

const pairOf = (one: Criteria | undefined, other: Criteria | undefined): readonly Criteria[] =>
  one === undefined || other === undefined ? [] : [{ ...one, ...other }];

function criteriaOf({ filter }: ListedReadModel): readonly string[] {
  const names = new Set<string>();
  const noting = new Proxy({}, { get: (_, name) => void names.add(String(name)) });
  filter(noting as never, { now: NOW });
  return [...names];
}

/** A criterion with each value that it takes. */
function valuesFor(model: ListedReadModel, name: string, known: Criteria): readonly Criteria[] {
  const value = known[`${model.name}.${name}`] ?? known[name];
  const values = value === undefined ? VALUES : [value];
  return values
    .map((one) => ({ [name]: one }))
    .filter((criteria) => filterOf(model, criteria) !== undefined);
}

/** Undefined for a value that a criterion does not take. */
function filterOf({ filter }: ListedReadModel, criteria: Criteria): object | undefined {
  try {
    return filter(criteria as never, { now: NOW });
  } catch {
    return undefined;
  }
}
