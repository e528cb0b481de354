import type { Decalque } from './montage.ts';

/** On every sheet. */
export const DECALQUES: Record<string, Decalque> = {
  bois: {
    l: 900,
    h: 575,
    svg: `<filter id="b" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".004 .11" numOctaves="4" seed="4"/><feColorMatrix values=".5 0 0 0 .42  .42 0 0 0 .25  .32 0 0 0 .13  0 0 0 0 1"/></filter><rect x="-450" y="-288" width="900" height="576" fill="#A97B50"/><rect x="-450" y="-288" width="900" height="576" filter="url(#b)"/>`,
  },
};
