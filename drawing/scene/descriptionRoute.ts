import { profondeurDe } from './dimensions.ts';
import {
  avecArticle,
  decorDe,
  enumere,
  estFeminin,
  liste,
  lignesDites,
  motsDe,
  nomDe,
  phrase,
  point,
  surfacesDites,
} from './noms.ts';
import { choses, faits } from './motsRoute.ts';
import type { Vu } from './plan.ts';
import {
  estBordCentral,
  lignesDePiste,
  profilDe,
  ruesQuiCoupent,
  separe,
  type Profil,
} from './profil.ts';
import { signauxDe } from './postes.ts';
import {
  surfaces,
  type Element,
  type Ligne,
  type Route,
  type Surface,
  type UsagerRoute,
} from './scene.ts';
import { signesDe } from './signes.ts';
import { estPieton, vuDe } from './usagers.ts';

const lieux = {
  route: 'Route',
  autoroute: 'Autoroute',
  'route pour automobiles': 'Route pour automobiles',
} as const;

/** A surface of the profile, by its place in it: what stands beside it may give it another name. */
function surfaceDite(profil: Route['profil'], i: number): string {
  const nom = profil[i];
  if (!nom || !estSurface(nom)) return '';
  const bords = [i - 1, i + 1].map((j) => estBordCentral(profil, j));
  if (nom === 'latérale') return bords.includes(true) ? 'bande latérale' : surfacesDites[nom];
  if (bords.every(Boolean)) return 'partie centrale de la chaussée';
  return separe(profil, i) ? `large ${surfacesDites[nom]} de gazon` : surfacesDites[nom];
}

const estSurface = (x: string): x is Surface => (surfaces as readonly string[]).includes(x);

/** On which surface, and which of several alike. */
function voieDite(scene: Route, voie: number): string {
  const noms = scene.profil.flatMap((x, i) =>
    estSurface(x) ? [surfaceDite(scene.profil, i)] : [],
  );
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

const descend = (scene: Route, voie: number): boolean =>
  scene.profil.filter(estSurface)[Math.round(voie) - 1]?.endsWith('descend') ?? false;

/** Where something is for who answers the question. */
function ouEst(scene: Route, a: number, fin = a): string {
  const moi = scene.usagers.find((u) => u.moi);
  if (!moi)
    return a > scene.longueur * 0.6
      ? 'en haut de l’image'
      : a < scene.longueur * 0.35
        ? 'en bas de l’image'
        : 'au milieu de l’image';
  const vers =
    moi.sens === 'descend' || (moi.sens === undefined && descend(scene, moi.voie)) ? -1 : 1;
  if (a <= moi.a && fin >= moi.a - 4) return 'à ma hauteur';
  return vers * (a - moi.a) > 0 ? 'devant moi' : 'derrière moi';
}

function elementDit(scene: Route, e: Element, jour: string): string {
  const mots = [choses[e.quoi] ?? e.quoi];
  if (e.quoi === 'passage à niveau') {
    if (e.barrières)
      mots.push(e.barrières === 'sans' ? 'sans barrières' : `les barrières sont ${e.barrières}`);
    if (e.feux)
      mots.push(
        {
          rouges: 'les feux rouges clignotent',
          blanc: 'un feu blanc clignote',
          éteints: 'les feux sont éteints',
        }[e.feux],
      );
  }
  if (e.nature && e.nature !== 'chaussée')
    mots.push(
      `c’est ${{ 'chemin de terre': 'un chemin de terre', sentier: 'un sentier', propriété: 'la sortie d’une propriété' }[e.nature]}`,
    );
  if (e.quoi === 'arrêt de bus') mots.push('avec un poteau et un abri');
  if (e.quoi.startsWith('flèche') && e.valeur) mots.push(`« ${e.valeur} »`);
  const signaux = liste(e.panneau).map((s) => motsDe(s, jour));
  if (signaux.length)
    mots.push(
      e.quoi.startsWith('rue')
        ? `pour ceux qui en sortent, ${signaux.join(' ; ')}`
        : signaux.join(' ; '),
    );
  return phrase(`${ouEst(scene, e.a, e.a + profondeurDe(e))}, ${mots.join(', ')}`);
}

function usagerDit(u: UsagerRoute, scene: Route, clignotant: Vu['clignotant']): string {
  const v = vuDe(u, scene.usagers);
  const chose = ['obstacle', 'travaux', 'remorque', 'caravane'].includes(u.qui);
  const mots: string[] = [];
  if (!chose && u.arrêté) mots.push(faits.arrêté[v.moi ? 1 : 0]);
  else if (!chose)
    mots.push(
      u.fait === 'roule' && estPieton(u.qui)
        ? v.moi
          ? 'je marche'
          : 'marche'
        : faits[u.fait][v.moi ? 1 : 0],
    );
  mots.push(voieDite(scene, u.voie));
  if (u.sens)
    mots.push(
      u.sens.startsWith('vers')
        ? `${estFeminin(u.qui) ? 'tournée' : 'tourné'} ${u.sens}`
        : `dans le sens ${u.sens === 'monte' ? 'vers le haut' : 'vers le bas'}`,
    );
  mots.push(...signesDe(v, clignotant));
  if (v.moi)
    return phrase(
      estPieton(u.qui)
        ? `c’est moi, ${nomDe(v, false)} : ${mots.join(', ')}`
        : `${u.qui === 'vélo' ? 'je suis' : 'je conduis'} ${nomDe(v, u.qui !== 'vélo')} : ${mots.join(', ')}`,
    );
  return phrase(`${ouEst(scene, u.a)}, ${nomDe(v, false)}${chose ? ', ' : ' '}${mots.join(', ')}`);
}

/** What a distance is measured from, and to. */
function borne(scene: Route, a: number): string {
  const u = scene.usagers.find((x) => Math.abs(x.a - a) < 0.3);
  if (u)
    return `l’avant ${nomDe(vuDe(u, scene.usagers), true)
      .replace(/^le /, 'du ')
      .replace(/^l(a |’)/, 'de l$1')}`;
  const e = scene.éléments.find(
    (x) => Math.abs(x.a - a) < 0.3 || Math.abs(x.a + profondeurDe(x) - a) < 0.6,
  );
  return e ? (choses[e.quoi] ?? e.quoi) : '';
}

function coteDite(scene: Route, c: Route['cotes'][number]): string {
  const texte =
    c.texte ?? `${String(Math.round(Math.abs(c.a - c.de) * 100) / 100).replace('.', ',')} m`;
  const bouts = [borne(scene, c.de), borne(scene, c.a)].filter((x) => x !== '');
  return phrase(
    `distance indiquée${bouts.length === 2 ? ` entre ${enumere(bouts)}` : bouts[0] ? ` à partir de : ${bouts[0]}` : ''} : ${texte}`,
  );
}

/** `C43 70`: a sign and what is on it; anything else is said as it is written. */
function regimeDit(r: string, jour: string): string {
  const [code = '', ...reste] = r.split(' ');
  if (!/^[A-F]\d+[a-z]*$/.test(code)) return `« ${r} »`;
  try {
    return motsDe(
      { panneau: code as 'C43', ...(reste.length && { valeur: reste.join(' ') }) },
      jour,
    );
  } catch {
    return `« ${r} »`;
  }
}

const rails = (scene: Route, i: number): string =>
  separe(scene.profil, i) && !scene.agglomération ? ' avec une glissière' : '';

function ligneDite(scene: Route, profil: Profil, l: Ligne, x: number): string {
  const coupee = (l === '|' || l === 'large') && ruesQuiCoupent(scene, profil, l, x).length > 0;
  return `${lignesDites[l]}${coupee ? ' (interrompue à hauteur de la rue)' : ''}`;
}

export function decritRoute(
  scene: Route,
  jour: string,
  clignotants: (u: UsagerRoute) => Vu['clignotant'],
): { titre: string; description: string } {
  const lieu = lieux[scene.lieu];
  const vu = point(scene).replace('vu', 'vue');
  const phrases = [`${lieu} ${decorDe(scene)}, ${vu}.`];
  const profil = profilDe(scene);
  const deplus = lignesDePiste(profil);
  let voie = -1;
  const bandes = scene.profil.map((p, i) => {
    if (!estSurface(p))
      return estBordCentral(scene.profil, i)
        ? 'deux lignes parallèles de traits blancs courts'
        : ligneDite(scene, profil, p, profil.voies[voie]?.x1 ?? profil.gauche);
    voie += 1;
    const traits = deplus.filter((x) => x.voie === voie);
    return `${surfaceDite(scene.profil, i)}${rails(scene, i)}${
      traits.length === 2
        ? ' entre deux lignes blanches discontinues'
        : traits[0]
          ? ` avec à sa ${traits[0].x === profil.voies[voie]?.x0 ? 'gauche' : 'droite'} une ligne blanche discontinue`
          : ''
    }`;
  });
  phrases.push(phrase(`de gauche à droite : ${bandes.join(', ')}`));
  const ordre = [...scene.usagers].sort(
    (a, b) => Number(b.moi ?? false) - Number(a.moi ?? false) || a.a - b.a,
  );
  for (const u of ordre) phrases.push(usagerDit(u, scene, clignotants(u)));
  for (const e of scene.éléments) phrases.push(elementDit(scene, e, jour));
  for (const p of scene.poteaux) {
    const ou =
      p.côté === 'au-dessus'
        ? p.voie
          ? `au-dessus, ${voieDite(scene, p.voie)}`
          : 'au-dessus de la chaussée'
        : `à ${(p.côté === 'droite') === (p.sens === 'monte') ? 'droite' : 'gauche'}`;
    phrases.push(
      phrase(
        `${ou}, ${ouEst(scene, p.a)}${p.sens === 'descend' ? ', pour ceux qui descendent' : ''} : ${signauxDe(
          p,
        )
          .map((s) => motsDe(s, jour))
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
