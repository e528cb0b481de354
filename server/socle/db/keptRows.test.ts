import { expect, test } from 'vitest';
import type { Db } from './database.ts';
import { keptRows, readers } from './keptRows.ts';
import { sharedRead } from './sharedRead.ts';

const connection = () => ({}) as Db;

test('a row is read once for all connections of its database, and the oldest goes first', async () => {
  const asked: number[][] = [];
  const rows = keptRows(3, async (_, ids) => {
    asked.push(ids);
    return ids.filter((id) => id < 100).map((id) => ({ id }));
  });
  const [read, trx, other] = [connection(), connection(), connection()];
  readers.set(trx, read);
  expect(await rows(read, [1, 2, 1])).toEqual([{ id: 1 }, { id: 2 }, { id: 1 }]);
  expect(await rows(trx, [2, 3])).toEqual([{ id: 2 }, { id: 3 }]);
  expect(await rows(read, [4, 100])).toEqual([{ id: 4 }]);
  expect(await rows(read, [2, 1])).toEqual([{ id: 2 }, { id: 1 }]);
  expect(await rows(other, [2])).toEqual([{ id: 2 }]);
  expect(asked).toEqual([[1, 2], [3], [4, 100], [1], [2]]);
});

test('calls of one turn share a read, which begins after they asked; a later one reads again', async () => {
  let revision = 0;
  let reads = 0;
  const latest = sharedRead(async () => {
    reads++;
    return revision;
  });
  const db = connection();
  const [one, other] = [latest(db), latest(db)];
  revision = 7;
  expect(await Promise.all([one, other])).toEqual([7, 7]);
  revision = 8;
  expect(await latest(db)).toBe(8);
  expect(reads).toBe(2);
});

test('a read that fails fails for who shared it, and for nobody later', async () => {
  let fails = true;
  const latest = sharedRead(async () => {
    if (fails) throw new Error('no database');
    return 1;
  });
  const db = connection();
  await expect(Promise.all([latest(db), latest(db)])).rejects.toThrow('no database');
  fails = false;
  expect(await latest(db)).toBe(1);
});
