import { type Champs, ofEach } from '../../../regles/champs.ts';

type Row<D> = Readonly<Record<keyof D, unknown>>;

/** Picks the described fields of an input or a row, in their order. */
export const valuesOf = <D extends Champs, R extends Row<D>>(champs: D, row: R) =>
  Object.fromEntries(Object.keys(champs).map((name) => [name, row[name]])) as Pick<R, keyof D>;

/** Picks them for the journal, which stores euros and percent. */
export const journalValuesOf = <D extends Champs, R extends Row<D>>(champs: D, row: R) => ({
  ...valuesOf(champs, row),
  ...ofEach(champs, ({ genre }, name) =>
    /euros|taux/.test(genre) && row[name] !== null ? Number(row[name]) / 100 : row[name],
  ),
});

export const sameValues = <D extends Champs>(champs: D, one: Row<D>, other: Row<D>): boolean =>
  JSON.stringify(valuesOf(champs, one)) === JSON.stringify(valuesOf(champs, other));
