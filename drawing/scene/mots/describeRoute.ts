import { isRue } from '../elements.ts';
import { rad } from '../plan/geometrie.ts';
import { profondeurOf, texteOfCote } from '../dimensions.ts';
import {
  avecArticle,
  decorOf,
  enumerate,
  isFeminin,
  liste,
  lignesDites,
  motsOf,
  nomOf,
  phrase,
  point,
  duSiege,
  surfacesDites,
} from './noms.ts';
import { choses, faits } from './motsProfil.ts';
import type { Vu } from '../plan/plan.ts';
import {
  bandesVues,
  isBordCentral,
  isSurface,
  lignesDePiste,
  profilOf,
  ruesQuiCoupent,
  separates,
  vaVersLeHaut,
  type Profil,
} from '../profil.ts';
import { signauxOf } from '../plan/signauxOf.ts';
import type { Element, Ligne, Route, UsagerRoute } from '../scene.ts';
import { signesOf } from './signesOf.ts';
import { vuOf } from '../plan/vuOf.ts';
import { isPieton } from '../../../droit/circulation/usagers.ts';

const lieux = {
  route: 'Route',
  autoroute: 'Autoroute',
  'route pour automobiles': 'Route pour automobiles',
} as const;

function surfaceDite({ profil, vue }: Route, i: number): string {
  const nom = profil[i];
  if (!nom || !isSurface(nom)) return '';
  const bords = [i - 1, i + 1].map((j) => isBordCentral(profil, j));
  if (nom === 'latérale') return bords.includes(true) ? 'bande latérale' : surfacesDites[nom];
  if (bords.every(Boolean)) return 'partie centrale de la chaussée';
  if (separates(profil, i)) return `large ${surfacesDites[nom]} de gazon`;
  return vue === 'conducteur' ? duSiege(surfacesDites[nom]) : surfacesDites[nom];
}

function voieDite(scene: Route, voie: number): string {
  const noms = scene.profil.flatMap((x, i) => (isSurface(x) ? [surfaceDite(scene, i)] : []));
  const un = (i: number): string => {
    const nom = noms[i - 1];
    if (!nom) return '';
    const memes = noms.flatMap((x, j) => (x === nom ? [j + 1] : []));
    const rang = memes.indexOf(i);
    const lequel =
      memes.length === 1
        ? ''
        : memes.length === 2
          ? rang === 0
            ? ' (à gauche)'
            : ' (à droite)'
          : ` (${rang === 0 ? '1re' : `${rang + 1}e`} à partir de la gauche)`;
    return `${avecArticle(nom)}${lequel}`;
  };
  const bas = Math.floor(voie);
  const reste = voie - bas;
  if (reste < 0.15) return `sur ${un(bas)}`;
  if (reste > 0.85) return `sur ${un(bas + 1)}`;
  if (reste < 0.45) return `sur ${un(bas)}, contre son bord droit`;
  if (reste > 0.55) return `sur ${un(bas + 1)}, contre son bord gauche`;
  return `à cheval sur ${un(bas)} et ${un(bas + 1)}`;
}

const goesDown = (scene: Route, voie: number): boolean => {
  const nom = scene.profil.filter(isSurface)[Math.round(voie) - 1];
  return nom !== undefined && vaVersLeHaut(nom) === false;
};

function ouEst(scene: Route, lieu: number, fin = lieu): string {
  const moi = scene.usagers.find((u) => u.moi);
  if (!moi)
    return lieu > scene.longueur * 0.6
      ? 'en haut de l’image'
      : lieu < scene.longueur * 0.35
        ? 'en bas de l’image'
        : 'au milieu de l’image';
  const vers =
    moi.sens === 'descend' || (moi.sens === undefined && goesDown(scene, moi.voie)) ? -1 : 1;
  if (lieu <= moi.a && fin >= moi.a - 4) return 'à ma hauteur';
  return vers * (lieu - moi.a) > 0 ? 'devant moi' : 'derrière moi';
}

function elementDit(scene: Route, element: Element, jour: string): string {
  const mots = [choses[element.quoi]];
  if (element.quoi === 'passage à niveau') {
    if (element.barrières)
      mots.push(
        element.barrières === 'sans' ? 'sans barrières' : `les barrières sont ${element.barrières}`,
      );
    if (element.feux)
      mots.push(
        {
          rouges: 'les feux rouges clignotent',
          blanc: 'un feu blanc clignote',
          éteints: 'les feux sont éteints',
        }[element.feux],
      );
  }
  if (element.nature && element.nature !== 'chaussée')
    mots.push(
      `c’est ${{ 'chemin de terre': 'un chemin de terre', sentier: 'un sentier', propriété: 'la sortie d’une propriété' }[element.nature]}`,
    );
  if (element.quoi === 'arrêt de bus') mots.push('avec un poteau et un abri');
  if (element.quoi.startsWith('flèche') && element.valeur) mots.push(`« ${element.valeur} »`);
  const signaux = liste(element.panneau).map((s) => motsOf(s, jour));
  if (signaux.length)
    mots.push(
      isRue(element) ? `pour ceux qui en sortent, ${signaux.join(' ; ')}` : signaux.join(' ; '),
    );
  return phrase(
    `${ouEst(scene, element.a, element.a + profondeurOf(element))}, ${mots.join(', ')}`,
  );
}

const coteDe = (cap: number): 'droite' | 'gauche' => (Math.sin(rad(cap)) > 0 ? 'droite' : 'gauche');

function usagerDit(usager: UsagerRoute, scene: Route, dessine: Vu | undefined): string {
  const vu = dessine ?? { ...vuOf(usager, scene.usagers), cap: 0 };
  const traverse = usager.fait === 'traverse' && !usager.arrêté;
  const chose = ['obstacle', 'travaux', 'remorque', 'caravane'].includes(usager.qui);
  const mots: string[] = [];
  if (!chose && usager.arrêté) mots.push(faits.arrêté[vu.moi ? 1 : 0]);
  else if (!chose)
    mots.push(
      usager.fait === 'roule' && isPieton(usager)
        ? vu.moi
          ? 'je marche'
          : 'marche'
        : `${faits[usager.fait][vu.moi ? 1 : 0]}${traverse ? (coteDe(vu.cap) === 'droite' ? ' de gauche à droite' : ' de droite à gauche') : ''}`,
    );
  mots.push(voieDite(scene, usager.voie));
  if (usager.sens && !traverse)
    mots.push(
      usager.sens.startsWith('vers')
        ? `${isFeminin(usager.qui) ? 'tournée' : 'tourné'} vers la ${coteDe(vu.cap)}`
        : scene.vue === 'conducteur'
          ? usager.sens === 'monte'
            ? 'dans mon sens'
            : 'vers moi'
          : `dans le sens ${usager.sens === 'monte' ? 'vers le haut' : 'vers le bas'}`,
    );
  mots.push(...signesOf(vu, vu.clignotant));
  if (vu.moi)
    return phrase(
      isPieton(usager)
        ? `c’est moi, ${nomOf(vu, false)} : ${mots.join(', ')}`
        : `${usager.qui === 'vélo' ? 'je suis' : 'je conduis'} ${nomOf(vu, usager.qui !== 'vélo')} : ${mots.join(', ')}`,
    );
  return phrase(
    `${ouEst(scene, usager.a)}, ${nomOf(vu, false)}${chose ? ', ' : ' '}${mots.join(', ')}`,
  );
}

function borne(scene: Route, lieu: number): string {
  const usager = scene.usagers.find((x) => Math.abs(x.a - lieu) < 0.3);
  if (usager)
    return `l’avant ${nomOf(vuOf(usager, scene.usagers), true)
      .replace(/^le /, 'du ')
      .replace(/^l(a |’)/, 'de l$1')}`;
  const element = scene.éléments.find(
    (x) => Math.abs(x.a - lieu) < 0.3 || Math.abs(x.a + profondeurOf(x) - lieu) < 0.6,
  );
  return element ? choses[element.quoi] : '';
}

function coteDite(scene: Route, cote: Route['cotes'][number]): string {
  const bouts = [borne(scene, cote.de), borne(scene, cote.a)].filter((x) => x !== '');
  return phrase(
    `distance indiquée${bouts.length === 2 ? ` entre ${enumerate(bouts)}` : bouts[0] ? ` à partir de : ${bouts[0]}` : ''} : ${texteOfCote(cote)}`,
  );
}

/** `C43 70` is a sign and its value; other words stand as written. */
function regimeDit(regime: string, jour: string): string {
  const [code = '', ...reste] = regime.split(' ');
  if (!/^[A-F]\d+[a-z]*$/.test(code)) return `« ${regime} »`;
  try {
    return motsOf(
      { panneau: code as 'C43', ...(reste.length && { valeur: reste.join(' ') }) },
      jour,
    );
  } catch {
    return `« ${regime} »`;
  }
}

const rails = (scene: Route, i: number): string =>
  separates(scene.profil, i) && !scene.agglomération ? ' avec une glissière' : '';

function ligneDite(scene: Route, profil: Profil, ligne: Ligne, x: number): string {
  const coupee =
    (ligne === '|' || ligne === 'large') && ruesQuiCoupent(scene, profil, ligne, x).length > 0;
  return `${lignesDites[ligne]}${coupee ? ' (interrompue à hauteur de la rue)' : ''}`;
}

export function describeRoute(
  scene: Route,
  jour: string,
  vuDe: (u: UsagerRoute) => Vu | undefined,
): { titre: string; description: string } {
  const lieu = lieux[scene.lieu];
  const vu = point(scene).replace('vu', 'vue');
  const phrases = [`${lieu} ${decorOf(scene)}, ${vu}.`];
  const profil = profilOf(scene);
  const deplus = lignesDePiste(profil);
  let voie = -1;
  const bandes = scene.profil.map((mot, i) => {
    if (!isSurface(mot))
      return isBordCentral(scene.profil, i)
        ? 'deux lignes parallèles de traits blancs courts'
        : ligneDite(scene, profil, mot, profil.voies[voie]?.x1 ?? profil.gauche);
    voie += 1;
    const traits = deplus.filter((x) => x.voie === voie);
    return `${surfaceDite(scene, i)}${rails(scene, i)}${
      traits.length === 2
        ? ' entre deux lignes blanches discontinues'
        : traits[0]
          ? ` avec à sa ${traits[0].x === profil.voies[voie]?.x0 ? 'gauche' : 'droite'} une ligne blanche discontinue`
          : ''
    }`;
  });
  phrases.push(phrase(`de gauche à droite : ${bandes.join(', ')}`));
  if (scene.revêtement) phrases.push(`La chaussée est en ${scene.revêtement}.`);
  const ordre = [...scene.usagers].sort(
    (a, b) => Number(b.moi ?? false) - Number(a.moi ?? false) || a.a - b.a,
  );
  for (const u of ordre) phrases.push(usagerDit(u, scene, vuDe(u)));
  for (const e of scene.éléments) phrases.push(elementDit(scene, e, jour));
  for (const poteau of scene.poteaux) {
    const ou =
      poteau.côté === 'au-dessus'
        ? poteau.voie
          ? `au-dessus, ${voieDite(scene, poteau.voie)}`
          : 'au-dessus de la chaussée'
        : `à ${(poteau.côté === 'droite') === (poteau.sens === 'monte') ? 'droite' : 'gauche'}`;
    phrases.push(
      phrase(
        `${ou}, ${ouEst(scene, poteau.a)}${poteau.sens === 'descend' ? `, pour ceux qui ${scene.vue === 'conducteur' ? 'viennent en face' : 'descendent'}` : ''} : ${signauxOf(
          poteau,
          bandesVues(scene, poteau.sens),
        )
          .map((s) => motsOf(s, jour))
          .join(' ; ')}`,
      ),
    );
  }
  for (const c of scene.cotes) phrases.push(coteDite(scene, c));
  if (scene.régime.length)
    phrases.push(
      phrase(
        `avant cet endroit, j’ai rencontré : ${scene.régime.map((r) => regimeDit(r, jour)).join(' ; ')}`,
      ),
    );
  if (scene.compteur !== undefined) phrases.push(`Mon compteur indique ${scene.compteur} km/h.`);
  return { titre: `${lieu} ${vu}`, description: phrases.join(' ') };
}
