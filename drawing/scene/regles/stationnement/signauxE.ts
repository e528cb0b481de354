import { profondeurDe } from '../../dimensions.ts';
import { poteauxAvec } from '../regime.ts';
import { panneauxDe } from '../signaux.ts';
import { estChaussee, touche } from '../voies.ts';
import { arret, doute, stationnement, type Contexte, type Regle } from './raison.ts';

interface EffetE {
  code: string;
  /** A text that changes when or for whom: hours, « payant »… */
  condition?: string;
}

interface Pose extends EffetE {
  a: number;
  additionnel: string;
}

const coteDuVehicule = (c: Contexte): 'gauche' | 'droite' => {
  const v = c.p.sur[0];
  const bandes = c.voies.filter((x) => estChaussee(x.nom) && x.chaussee === v?.chaussee);
  if (!v || bandes.length === 0) return 'droite';
  const milieu = ((bandes[0]?.x0 ?? 0) + (bandes.at(-1)?.x1 ?? 0)) / 2;
  return (v.x0 + v.x1) / 2 < milieu ? 'gauche' : 'droite';
};

/** The side of the picture on which a post stands. */
export const coteDuPoteau = (côté: string, sens: 'monte' | 'descend'): string =>
  sens === 'monte' || côté === 'au-dessus' ? côté : côté === 'droite' ? 'gauche' : 'droite';

const estJonction = (quoi: string): boolean => quoi.startsWith('rue');
const FIN = /vers le bas|fin/;
const RAPPEL = /haut et (vers le )?bas|rappel|deux sens|double/;
/** « 15 m », « ↑ 15 m ↑ »: how far it reaches. */
const METRES = /^(?:(\d+)\s*m|↑\s*(\d+)\s*m\s*↑)$/;
const FLECHE = /flèche|début|fin|rappel/;

/** From the sign to the next junction or the next sign of that side, unless arrows say otherwise. */
function portee(c: Contexte, pose: Pose, poses: Pose[], s: 1 | -1): [number, number] {
  const bornes = [
    ...c.scene.éléments
      .filter((e) => estJonction(e.quoi))
      .map((e) => (s === 1 ? e.a : e.a + profondeurDe(e))),
    ...poses.filter((x) => x.a !== pose.a && !RAPPEL.test(x.additionnel)).map((x) => x.a),
  ].map((x) => x * s);
  const ici = pose.a * s;
  const apres = Math.min(1000, ...bornes.filter((x) => x > ici));
  const avant = Math.max(-1000, ...bornes.filter((x) => x < ici));
  const [, seul, flechee] = METRES.exec(pose.additionnel) ?? [];
  const metres = seul ?? flechee;
  if (metres !== undefined) return [ici, ici + Number(metres)];
  if (RAPPEL.test(pose.additionnel)) return [avant, apres];
  if (FIN.test(pose.additionnel)) return [avant, ici];
  return [ici, apres];
}

/** The E signs in whose reach the vehicle stands. */
export function effetsE(c: Contexte): EffetE[] {
  const cote = coteDuVehicule(c);
  const sens = c.p.sur[0]?.sens ?? 'monte';
  const s = sens === 'monte' ? 1 : -1;
  const poses = c.scene.poteaux
    .filter((p) => p.sens === sens && coteDuPoteau(p.côté, p.sens) === cote)
    .flatMap((p) =>
      panneauxDe(p.panneau)
        .filter((x) => x.panneau.startsWith('E') && x.zone === undefined)
        .map((x): Pose => ({ code: x.panneau, a: p.a, additionnel: x.additionnel ?? '' })),
    );
  const place = {
    debut: Math.min(c.p.debut * s, c.p.fin * s),
    fin: Math.max(c.p.debut * s, c.p.fin * s),
  };
  return poses
    .filter((pose) => touche(place, ...portee(c, pose, poses, s)))
    .map(({ code, additionnel }) =>
      additionnel === '' || METRES.test(additionnel) || FLECHE.test(additionnel)
        ? { code }
        : { code, condition: additionnel },
    );
}

const zone = (c: Contexte, code: string): boolean =>
  c.scene.régime.includes(`zone ${code}`) ||
  c.scene.régime.includes(code) ||
  poteauxAvec(c.scene, code).some((x) => x.zone === 'début');

export const signauxE: Regle = (c) => {
  const effets = [
    ...effetsE(c),
    ...['E1', 'E3'].filter((x) => zone(c, x)).map((code): EffetE => ({ code })),
  ];
  return effets.flatMap((e) => {
    const sous = `« ${e.condition} » sous le signal`;
    if (e.code === 'E3')
      return e.condition
        ? doute('arrêt', sous)
        : arret('Ce signal interdit l’arrêt et le stationnement.', '70');
    if (e.code === 'E1')
      return e.condition
        ? doute('stationnement', sous)
        : stationnement('Ce signal interdit le stationnement.', '70');
    if ((e.code === 'E5' || e.code === 'E7') && c.p.sur.some((v) => estChaussee(v.nom)))
      return doute('stationnement', 'Cela dépend du jour du mois.');
    if (e.code === 'E9e' && c.p.sur.every((v) => estChaussee(v.nom)))
      return stationnement('Le signal oblige à se garer sur l’accotement ou le trottoir.', '70');
    if (
      e.code === 'E9b' &&
      ['camion', 'camionnette', 'bus', 'autocar', 'tracteur'].includes(c.p.u.qui)
    )
      return stationnement('Le signal réserve la place aux voitures, motos et minibus.', '70');
    if (e.code === 'E9c' && !['camion', 'camionnette'].includes(c.p.u.qui))
      return stationnement('Le signal réserve la place aux camionnettes et camions.', '70');
    if (e.code === 'E9d' && c.p.u.qui !== 'autocar')
      return stationnement('Le signal réserve la place aux autocars.', '70');
    if (e.code === 'E9i' && c.p.u.qui !== 'moto')
      return stationnement('Le signal réserve la place aux motos.', '70');
    return e.code.startsWith('E9') && e.condition && !/payant|ticket|disque/.test(e.condition)
      ? doute('stationnement', sous)
      : [];
  });
};
