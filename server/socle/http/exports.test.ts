import { EventEmitter } from 'node:events';
import { setImmediate as aMoment } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { untilExported } from './exports.ts';

const reply = () => {
  const raw = Object.assign(new EventEmitter(), { destroyed: false });
  return { reply: { raw } as unknown as FastifyReply, leave: () => raw.emit('close') };
};

test('exports take turns: two of one caller at once, the next when its reader has gone', async () => {
  const begun: number[] = [];
  const asked = [1, 2, 3].map((n) => {
    const { reply: one, leave } = reply();
    void untilExported('admin 1', one).then(() => begun.push(n));
    return leave;
  });
  await aMoment();
  expect(begun).toEqual([1, 2]);
  const { reply: other, leave: leaveOther } = reply();
  await untilExported('admin 2', other);
  asked[0]!();
  await aMoment();
  expect(begun).toEqual([1, 2, 3]);
  for (const leave of [asked[1]!, asked[2]!, leaveOther]) leave();
});

test('where too many wait, one is told to come again', async () => {
  const all = Array.from({ length: 9 }, () => reply());
  const told = all.map(({ reply: one }) =>
    untilExported('admin 1', one).then(
      () => 'begun',
      ({ status }: { status: number }) => status,
    ),
  );
  expect(await told.at(-1)).toBe(429);
  for (const { leave } of all) {
    await aMoment();
    leave();
  }
  expect((await Promise.all(told)).filter((each) => each === 'begun')).toHaveLength(8);
});
