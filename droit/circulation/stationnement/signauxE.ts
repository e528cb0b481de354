import { isRue } from '../../../drawing/scene/elements.ts';
import { profondeurOf } from '../../../drawing/scene/dimensions.ts';
import { isChaussee } from '../../../drawing/scene/profil.ts';
import { poteauxAvec } from '../regime.ts';
import { panneauxOf } from '../signaux.ts';
import { touches } from '../voies.ts';
import { arret, doute, stationnement, type ContexteArret, type Regle } from './raison.ts';

interface EffetE {
  code: string;
  /** A text that limits times or people: hours, « payant »… */
  condition?: string;
}

interface SignalPose extends EffetE {
  a: number;
  additionnel: string;
}

const coteDuVehicule = (contexte: ContexteArret): 'gauche' | 'droite' => {
  const voie = contexte.p.sur[0];
  const bandes = contexte.voies.filter((x) => isChaussee(x.nom) && x.chaussee === voie?.chaussee);
  if (!voie || bandes.length === 0) return 'droite';
  const milieu = ((bandes[0]?.x0 ?? 0) + (bandes.at(-1)?.x1 ?? 0)) / 2;
  return (voie.x0 + voie.x1) / 2 < milieu ? 'gauche' : 'droite';
};

export const coteDuPoteau = (côté: string, sens: 'monte' | 'descend'): string =>
  sens === 'monte' || côté === 'au-dessus' ? côté : côté === 'droite' ? 'gauche' : 'droite';

const FIN = /vers le bas|fin/;
const RAPPEL = /haut et (vers le )?bas|rappel|deux sens|double/;
const METRES = /^(?:(\d+)\s*m|↑\s*(\d+)\s*m\s*↑)$/;
const FLECHE = /flèche|début|fin|rappel/;

/** Up to the next junction or sign of that side, unless arrows say otherwise. */
function portee(
  contexte: ContexteArret,
  pose: SignalPose,
  poses: SignalPose[],
  signe: 1 | -1,
): [number, number] {
  const bornes = [
    ...contexte.scene.éléments
      .filter(isRue)
      .map((e) => (signe === 1 ? e.a : e.a + profondeurOf(e))),
    ...poses.filter((x) => x.a !== pose.a && !RAPPEL.test(x.additionnel)).map((x) => x.a),
  ].map((x) => x * signe);
  const ici = pose.a * signe;
  const apres = Math.min(1000, ...bornes.filter((x) => x > ici));
  const avant = Math.max(-1000, ...bornes.filter((x) => x < ici));
  const [, seul, flechee] = METRES.exec(pose.additionnel) ?? [];
  const metres = seul ?? flechee;
  if (metres !== undefined) return [ici, ici + Number(metres)];
  if (RAPPEL.test(pose.additionnel)) return [avant, apres];
  if (FIN.test(pose.additionnel)) return [avant, ici];
  return [ici, apres];
}

export function effetsE(contexte: ContexteArret): EffetE[] {
  const cote = coteDuVehicule(contexte);
  const sens = contexte.p.sur[0]?.sens ?? 'monte';
  const signe = sens === 'monte' ? 1 : -1;
  const poses = contexte.scene.poteaux
    .filter((p) => p.sens === sens && coteDuPoteau(p.côté, p.sens) === cote)
    .flatMap((poteau) =>
      panneauxOf(poteau.panneau)
        .filter((x) => x.panneau.startsWith('E') && x.zone === undefined)
        .map((x): SignalPose => ({
          code: x.panneau,
          a: poteau.a,
          additionnel: x.additionnel ?? '',
        })),
    );
  const place = {
    debut: Math.min(contexte.p.debut * signe, contexte.p.fin * signe),
    fin: Math.max(contexte.p.debut * signe, contexte.p.fin * signe),
  };
  return poses
    .filter((pose) => touches(place, ...portee(contexte, pose, poses, signe)))
    .map(({ code, additionnel }) =>
      additionnel === '' || METRES.test(additionnel) || FLECHE.test(additionnel)
        ? { code }
        : { code, condition: additionnel },
    );
}

const zone = (contexte: ContexteArret, code: string): boolean =>
  contexte.scene.régime.includes(`zone ${code}`) ||
  contexte.scene.régime.includes(code) ||
  poteauxAvec(contexte.scene, code).some((x) => x.zone === 'début');

export const signauxE: Regle = (contexte) => {
  const effets = [
    ...effetsE(contexte),
    ...['E1', 'E3'].filter((x) => zone(contexte, x)).map((code): EffetE => ({ code })),
  ];
  return effets.flatMap((effet) => {
    const sous = `« ${effet.condition} » sous le signal`;
    if (effet.code === 'E3')
      return effet.condition
        ? doute('arrêt', sous)
        : arret('Ce signal interdit l’arrêt et le stationnement.', '70');
    if (effet.code === 'E1')
      return effet.condition
        ? doute('stationnement', sous)
        : stationnement('Ce signal interdit le stationnement.', '70');
    if (
      (effet.code === 'E5' || effet.code === 'E7') &&
      contexte.p.sur.some((v) => isChaussee(v.nom))
    )
      return doute('stationnement', 'Cela dépend du jour du mois.');
    if (effet.code === 'E9e' && contexte.p.sur.every((v) => isChaussee(v.nom)))
      return stationnement('Le signal oblige à se garer sur l’accotement ou le trottoir.', '70');
    if (
      effet.code === 'E9b' &&
      ['camion', 'camionnette', 'bus', 'autocar', 'tracteur'].includes(contexte.p.u.qui)
    )
      return stationnement('Le signal réserve la place aux voitures, motos et minibus.', '70');
    if (effet.code === 'E9c' && !['camion', 'camionnette'].includes(contexte.p.u.qui))
      return stationnement('Le signal réserve la place aux camionnettes et camions.', '70');
    if (effet.code === 'E9d' && contexte.p.u.qui !== 'autocar')
      return stationnement('Le signal réserve la place aux autocars.', '70');
    if (effet.code === 'E9i' && contexte.p.u.qui !== 'moto')
      return stationnement('Le signal réserve la place aux motos.', '70');
    return effet.code.startsWith('E9') &&
      effet.condition &&
      !/payant|ticket|disque/.test(effet.condition)
      ? doute('stationnement', sous)
      : [];
  });
};
