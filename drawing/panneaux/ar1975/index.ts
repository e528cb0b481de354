import { a } from './a.ts';
import { b } from './b.ts';
import { c } from './c.ts';
import { d } from './d.ts';
import { e } from './e.ts';
import { f } from './f/index.ts';

/** The royal decree of 1 December 1975. */
export const ar1975 = { ...a, ...b, ...c, ...d, ...e, ...f };
