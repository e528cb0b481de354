import type { Maille } from '../../maille/maille.ts';
import { nuance } from '../../maille/teinte.ts';
import type { Apparence } from '../apparence.ts';
import { addBras, addChaussure, addJambe } from './membres.ts';
import type { Mesures } from './mesures.ts';
import { COTES, type Squelette } from './squelette.ts';
import { addTete } from './tete.ts';
import { addBassin, addGilet, addHaut, addPans } from './tronc.ts';

/** A dressed body in a posture. `assis`: only what is seen above a dashboard. */
export function addCorps(
  maille: Maille,
  squelette: Squelette,
  mesures: Mesures,
  apparence: Apparence,
  {
    graine,
    oeillade = 0,
    buste = false,
    nuit = false,
  }: { graine: number; oeillade?: number; buste?: boolean; nuit?: boolean },
): void {
  const { peau, gants, bas, couleurBas, couleurHaut, haut, chaussures, gilet, police } = apparence;
  if (!buste) {
    const jupe = bas === 'jupe';
    const couvert = jupe || haut === 'manteau';
    if (!couvert) addBassin(maille, squelette, mesures, couleurBas, haut);
    for (const [i, jambe] of squelette.jambes.entries()) {
      addJambe(maille, jambe, squelette.repereBassin.droite, mesures, {
        tissu: jupe ? nuance(couleurBas, 0.5) : couleurBas,
        jusqua: bas === 'short' ? 0.85 : 2,
        peau,
        large: jupe ? 0.82 : 1,
        couvert,
        graine: graine + i,
      });
      addChaussure(maille, jambe, mesures, chaussures);
    }
    if (jupe)
      addPans(
        maille,
        squelette,
        mesures,
        couleurBas,
        haut === 'manteau'
          ? { bas: 1.0, epais: -0.012, evase: 0 }
          : { bas: 1.05, epais: 0.006, evase: 0.03 },
      );
    if (haut === 'manteau')
      addPans(maille, squelette, mesures, couleurHaut, { bas: 0.82, epais: 0.024, evase: 0.012 });
  }
  addHaut(maille, squelette, mesures, apparence, graine);
  if (gilet) addGilet(maille, squelette, mesures, apparence, gilet, nuit);
  for (const [i, bras] of squelette.bras.entries())
    addBras(maille, bras, squelette.reperePoitrine, COTES[i]!, mesures, {
      tissu: couleurHaut,
      peau,
      main: gants ?? peau,
      manchette: police ? gants : undefined,
      large: { veste: 1, manteau: 1.06, blouson: 1.12, pull: 0.94, chemise: 0.9 }[haut],
      courte: false,
      graine: graine + i * 5,
    });
  const { tete } = squelette;
  const h = mesures.tete;
  const l = h * mesures.largeurTete;
  maille.within(tete.clone().scale({ x: l, y: h, z: l } as never), () =>
    addTete(maille, apparence, oeillade),
  );
}
