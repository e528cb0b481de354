import type { Call } from './call.ts';

type Rooms = Record<string, Record<string, Call>>;

type NamesOf<Room> = Room extends unknown ? keyof Room : never;

/** One of two calls with one name would hide the other. */
type Twice<R extends Rooms> = {
  [K in keyof R]: keyof R[K] & NamesOf<R[Exclude<keyof R, K>]>;
}[keyof R];

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type Table<R extends Rooms> = { [K in keyof Together<R[keyof R]>]: Together<R[keyof R]>[K] };

/** Two calls of one name do not compile. */
export function tableOf<const R extends Rooms>(
  rooms: R & ([Twice<R>] extends [never] ? unknown : { 'two calls of one name': Twice<R> }),
): Table<R> {
  return Object.assign({}, ...Object.values(rooms)) as Table<R>;
}
