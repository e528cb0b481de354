/** Preloaded into a server of a journey: its clock is `DECALAGE_MS` ahead of the machine's. */
const decalage = Number(process.env.DECALAGE_MS ?? 0);
const Vraie = Date;

globalThis.Date = class extends Vraie {
  constructor(...given: [] | [number]) {
    if (given.length === 0) super(Vraie.now() + decalage);
    else super(...given);
  }
  static override now(): number {
    return Vraie.now() + decalage;
  }
} as DateConstructor;
