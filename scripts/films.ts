// npm run films: checks the clips of risk perception, measures when each danger can be seen, and
// tells how they are spread.
//   node scripts/films.ts [REF…]                               keeps the windows of those without a fault.
//   node scripts/films.ts --planche FILE.webp [--pas 1] REF…  a contact sheet, dangers ringed; `%`: the clip.
//   --de 10 --a 20: between two seconds; --taille 640x360: another screen; --nue: no ring, for who reads blind.
//   node scripts/films.ts --cout [REF…]  what each clip costs a graphics card, and leaves on it.
//   node scripts/films.ts --rythme [REF…]  how long a picture keeps a slow processor.
import { enSecondes } from '../films/mots.ts';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  type ClipMesure,
  clipsEcrits,
  clipsMesures,
  dropMesure,
  empreinteMesuree,
  keepMesure,
  keepSosies,
} from '../content/films.ts';
import { drawSignal } from '../drawing/drawSignal.ts';
import { codes } from '../droit/codes.ts';
import type { Clip } from '../films/clip.ts';
import { defautsDesFenetres, defautsDuClip, type Fixe } from '../films/defauts.ts';
import { difficulteDe } from '../films/difficulte.ts';
import { doublonsDe } from '../films/doublons.ts';
import { AXES, comptesDe, desequilibresDe } from '../films/equilibre.ts';
import { clipEnvoyeOf } from '../films/envoi.ts';
import { deboutDe } from '../films/debout.ts';
import { filmDuClip } from '../films/film.ts';
import { angleDe, cadreAt, enPixels, type Fenetre } from '../films/juge.ts';
import { reseauOf } from '../films/reseau.ts';
import { defautsDesSosies } from '../films/sosies.ts';
import {
  fenetresOf,
  isVu,
  mobilesOf,
  panneauxOf,
  regardOf,
  sosiesVusOf,
} from '../monde/clip/fenetres.ts';
import { buildQuartier, type Quartier, volumesDe } from '../monde/clip/quartier.ts';
import type { Monde } from '../monde/navigateur.ts';
import { tellLectures } from './lectures.ts';
import { pngOf, withMonde } from './withMonde.ts';

declare const monde: Monde;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    planche: { type: 'string' },
    pas: { type: 'string', default: '1' },
    de: { type: 'string', default: '0' },
    a: { type: 'string' },
    taille: { type: 'string', default: '480x270' },
    nue: { type: 'boolean', default: false },
    cout: { type: 'boolean', default: false },
    rythme: { type: 'boolean', default: false },
  },
});
/** Before and after the new code, nothing but plates differs. */
const JOUR = codes.AR1975.du;

const fixesDe = (quartier: Quartier): Fixe[] =>
  volumesDe(quartier).map(({ pied: [x, , y], cap, longueur, largeur, nom }) => ({
    nom,
    x,
    y,
    cap,
    longueur,
    largeur,
  }));

function examine(clip: Clip) {
  const reseau = reseauOf(clip, JOUR);
  const film = filmDuClip(clip, reseau);
  const quartier = buildQuartier(reseau, (signal) => drawSignal(signal, JOUR).signe);
  const regard = regardOf(clip, film, quartier);
  const fenetres = fenetresOf(clip, film, regard);
  const ouvertures = fenetres.map((fenetre) => fenetre?.ouvre);
  const sosies = sosiesVusOf(clip, regard);
  const sosiesVus = clip.sosies.map(({ qui, quand }) => isVu(regard(qui, quand)));
  return {
    fenetres,
    sosies,
    hauteurs: clip.risques.map(({ cibles }, i) =>
      Math.max(...cibles.map((nom) => Math.round(regard(nom, ouvertures[i] ?? 0)?.px ?? 0))),
    ),
    mobiles: mobilesOf(clip, film, regard),
    panneaux: panneauxOf(clip, film, quartier),
    defauts: [
      ...defautsDuClip(clip, reseau, film, fixesDe(quartier), ouvertures),
      ...defautsDesFenetres(clip, fenetres),
      ...defautsDesSosies(
        clip,
        sosiesVus,
        sosies,
        deboutDe(fenetres.filter((f) => f !== undefined)),
      ),
    ],
  };
}

/** Its windows; undefined: it has faults, which are told. */
function measure(clip: Clip): ClipMesure | undefined {
  const { fenetres, hauteurs, mobiles, panneaux, sosies, defauts } = examine(clip);
  process.stdout.write(`${clip.ref} : ${clip.titre}\n`);
  for (const [i, fenetre] of fenetres.entries())
    if (fenetre)
      process.stdout.write(
        `  ${enSecondes(fenetre.ouvre)} à ${enSecondes(fenetre.ferme)}, ${hauteurs[i]} px : ${clip.risques[i]!.titre}\n`,
      );
  for (const defaut of defauts) process.stderr.write(`  ! ${defaut}\n`);
  if (defauts.length > 0) return undefined;
  keepSosies(clip, sosies);
  const mesure = {
    empreinte: empreinteMesuree(clip),
    fenetres: fenetres.filter((f) => f !== undefined),
    hauteurs,
    mobiles,
    panneaux,
  };
  process.stdout.write(`  difficulté ${difficulteDe(clip, mesure)}\n`);
  return mesure;
}

/** How clips are spread, by which habit one would win, and what blind readers told. */
function tellBalance(tous: readonly Clip[]): void {
  const mesures = clipsMesures();
  const vus = tous.flatMap((clip) => {
    const mesure = mesures.get(clip.ref);
    return mesure ? [{ clip, mesure }] : [];
  });
  process.stdout.write(`\n${vus.length} clips\n`);
  for (const axe of AXES) {
    const comptes = comptesDe(axe, vus).map(([mot, n]) => `${mot} ${n}`);
    process.stdout.write(`${axe.nom} : ${comptes.join(', ')}\n`);
  }
  for (const faute of [...desequilibresDe(vus), ...tellLectures(tous)]) {
    process.stderr.write(`  ! ${faute}\n`);
    process.exitCode = 1;
  }
}

/** Measures these; forgets clips that are gone or have faults. */
function measureAll(tous: readonly Clip[], voulus: readonly Clip[]): void {
  const refs = new Set(tous.map(({ ref }) => ref));
  for (const ref of clipsMesures().keys()) if (!refs.has(ref)) dropMesure(ref);
  for (const doublon of doublonsDe(tous)) {
    process.stderr.write(`  ! ${doublon}\n`);
    process.exitCode = 1;
  }
  for (const clip of voulus) {
    const mesure = measure(clip);
    if (mesure) keepMesure(clip.ref, mesure);
    else {
      dropMesure(clip.ref);
      process.exitCode = 1;
    }
  }
}

/** Rings around targets whose window is open, and the second. */
function cercles(
  t: number,
  fenetres: readonly (Fenetre | undefined)[],
  l: number,
  h: number,
): string {
  const ecran = {
    largeur: l,
    hauteur: h,
    angle: angleDe(l / h, deboutDe(fenetres.filter((f) => f !== undefined))),
  };
  const anneaux = fenetres.flatMap((fenetre) => {
    if (!fenetre || t < fenetre.ouvre || t > fenetre.ferme) return [];
    return fenetre.cibles.flatMap((cible) => {
      const cadre = cadreAt(cible, t);
      if (!cadre) return [];
      const [x0, y0, x1, y1] = enPixels(cadre, ecran);
      return `<ellipse cx="${(x0 + x1) / 2}" cy="${(y0 + y1) / 2}" rx="${(x1 - x0) / 2 + 8}" ry="${(y1 - y0) / 2 + 8}" fill="none" stroke="#FFCE00" stroke-width="2.5"/>`;
    });
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${l}" height="${h}">${anneaux.join('')}<text x="6" y="18" font-size="15" font-family="sans-serif" fill="#fff" stroke="#000" stroke-width="3" paint-order="stroke">${enSecondes(t)}</text></svg>`;
}

async function planche(page: Page, clip: Clip, fichier: string): Promise<void> {
  const [l, h] = values.taille.split('x').map(Number) as [number, number];
  const [pas, de, a] = [Number(values.pas), Number(values.de), Number(values.a ?? clip.durée)];
  const instants = Array.from({ length: Math.floor((a - de) / pas) + 1 }, (_, i) => de + i * pas);
  const fenetres = values.nue ? [] : examine(clip).fenetres;
  const colonnes = Math.min(4, instants.length);
  const { images, cout } = await page.evaluate(
    ([envoye, ts, dimensions]) => monde.drawClip(envoye, ts, dimensions),
    [
      clipEnvoyeOf(clip, JOUR, clipsMesures().get(clip.ref)?.fenetres ?? []),
      instants,
      [l, h] as [number, number],
    ] as const,
  );
  const tuiles = images.flatMap((url, i) => {
    const [left, top] = [(i % colonnes) * l, Math.floor(i / colonnes) * h];
    return [
      { input: pngOf(url), left, top },
      { input: Buffer.from(cercles(instants[i]!, fenetres, l, h)), left, top },
    ];
  });
  const rangs = Math.ceil(instants.length / colonnes);
  await sharp({
    create: { width: colonnes * l, height: rangs * h, channels: 3, background: '#FFF' },
  })
    .composite(tuiles)
    .toFile(fichier);
  process.stdout.write(
    `${cout.triangles} triangles, ${cout.appels} appels, ${Math.round(cout.ouverture)} ms pour l’ouvrir\n`,
  );
}

/** The middle of each clip in one page, then of the first two again: they leave nothing more. */
async function tellCosts(clips: readonly Clip[]): Promise<void> {
  await withMonde(async (page) => {
    for (const clip of [...clips, ...clips.slice(0, 2)]) {
      const { cout } = await page.evaluate(
        ([envoye, ts, dimensions]) => monde.drawClip(envoye, ts, dimensions),
        [
          clipEnvoyeOf(clip, JOUR, clipsMesures().get(clip.ref)?.fenetres ?? []),
          [clip.durée / 2] as number[],
          [480, 270] as [number, number],
        ] as const,
      );
      const { geometries, textures } = cout.restent;
      process.stdout.write(
        `${clip.ref}: ${cout.triangles} triangles, ${cout.appels} appels, ${Math.round(cout.ouverture)} ms pour l’ouvrir, restent ${geometries} géométries et ${textures} textures\n`,
      );
    }
  });
}

/** A weak phone’s processor, against this one. */
const LENTEUR = 4;
const IMAGES = 120;

/** How long a picture keeps the processor, once a clip is open. */
async function tellPace(clips: readonly Clip[]): Promise<void> {
  await withMonde(async (page) => {
    const cdp = await page.context().newCDPSession(page);
    for (const clip of clips) {
      await page.evaluate(
        (envoye) => monde.openToTime(envoye),
        clipEnvoyeOf(clip, JOUR, clipsMesures().get(clip.ref)?.fenetres ?? []),
      );
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: LENTEUR });
      const durees = await page.evaluate((images) => monde.timeClip(images), IMAGES);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      const part = (p: number): string => durees[Math.floor(p * IMAGES)]!.toFixed(1);
      process.stdout.write(
        `${clip.ref}: ${part(0.5)} ms, 95 % en ${part(0.95)}, ${LENTEUR} fois plus lent\n`,
      );
    }
  });
}

const tous = clipsEcrits();
const voulus = tous.filter(({ ref }) => positionals.length === 0 || positionals.includes(ref));
const fichier = values.planche;
if (values.cout) await tellCosts(voulus);
else if (values.rythme) await tellPace(voulus);
else if (fichier)
  await withMonde(async (page) => {
    for (const clip of voulus) await planche(page, clip, fichier.replace('%', clip.ref));
  });
else {
  measureAll(tous, voulus);
  if (voulus.length === tous.length) tellBalance(tous);
}
