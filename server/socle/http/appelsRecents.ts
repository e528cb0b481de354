import type { Fin } from './fins.ts';

/** How calls went lately; dates are of the first in question. */
export interface AppelsRecents {
  appels: number;
  echecs: number;
  /** The path of the last one that failed. */
  echec: string | undefined;
  echecsDepuis: string | null;
  /** Those that took too long, among `presses`. */
  lents: number;
  /** Those of kind quick. */
  presses: number;
  plusLent: Pick<Fin, 'appel' | 'ms'> | undefined;
  lentsDepuis: string | null;
}

interface Minute {
  minute: number;
  compte: AppelsRecents;
}

const MINUTE = 60_000;
/** The alerts look back as far, and call the same slow. */
const MINUTES = 5;
const LENT_MS = 1000;

const none = (): AppelsRecents => ({
  appels: 0,
  echecs: 0,
  echec: undefined,
  echecsDepuis: null,
  lents: 0,
  presses: 0,
  plusLent: undefined,
  lentsDepuis: null,
});

/** The last five minutes of calls, a slot each. A clock that jumps forgets what it leaves. */
export function openAppels() {
  const slots: Minute[] = [];

  function slotOf(now: Date): AppelsRecents {
    const minute = Math.floor(now.getTime() / MINUTE);
    const place = minute % MINUTES;
    if (slots[place]?.minute !== minute) slots[place] = { minute, compte: none() };
    return slots[place].compte;
  }

  return {
    note({ appel, status, ms, kind }: Fin, now: Date): void {
      // A probe's 503 is what it is for; nothing else is called as often.
      if (kind === 'probe') return;
      const slot = slotOf(now);
      slot.appels++;
      if (status >= 500) {
        slot.echecs++;
        slot.echec = appel;
        slot.echecsDepuis ??= now.toISOString();
      }
      if (kind !== 'quick') return;
      slot.presses++;
      if (ms <= LENT_MS) return;
      slot.lents++;
      slot.lentsDepuis ??= now.toISOString();
      if (ms > (slot.plusLent?.ms ?? 0)) slot.plusLent = { appel, ms };
    },
    read(now: Date): AppelsRecents {
      const last = Math.floor(now.getTime() / MINUTE);
      const lately = slots
        .filter((slot) => slot.minute <= last && slot.minute > last - MINUTES)
        .toSorted((un, autre) => un.minute - autre.minute);
      return lately.reduce<AppelsRecents>(
        (all, { compte: slot }) => ({
          appels: all.appels + slot.appels,
          echecs: all.echecs + slot.echecs,
          echec: slot.echec ?? all.echec,
          echecsDepuis: all.echecsDepuis ?? slot.echecsDepuis,
          lents: all.lents + slot.lents,
          presses: all.presses + slot.presses,
          plusLent:
            (slot.plusLent?.ms ?? 0) > (all.plusLent?.ms ?? 0) ? slot.plusLent : all.plusLent,
          lentsDepuis: all.lentsDepuis ?? slot.lentsDepuis,
        }),
        none(),
      );
    },
  };
}
