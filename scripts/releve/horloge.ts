import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

/** A clock that jumps while its process runs; durations stay true, as on a machine. */
export function openHorloge(dossier: string) {
  const file = join(dossier, 'horloge');
  const move = (secondes: number) => writeFileSync(file, `+${secondes}`);
  move(0);
  return {
    move,
    env: {
      LD_PRELOAD: FAKETIME,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  };
}
