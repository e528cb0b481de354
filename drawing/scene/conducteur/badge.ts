import { cercle, rect, texte } from '../../svg.ts';
import type { Vu } from '../plan/plan.ts';
import { devant, LARGEUR, project, type Camera } from './projection.ts';
import { couvre, type Boite } from './signauxDuSiege.ts';
import { tete } from './tete.ts';

/** Always legible: on him where he is big, else above his head. `haut` is his height. */
export function badgeOf(camera: Camera, vu: Vu, haut: number, pris: Boite[]): string {
  if (vu.nom === undefined && vu.vitesse === undefined) return '';
  const [droite, avant] = devant(camera, tete(vu));
  if (avant < 1.5) return '';
  const grand = (camera.focale / avant) * haut > 74;
  const [x, sommet] = project(camera, [droite, avant, haut]);
  const milieu = project(camera, [droite, avant, haut * 0.6])[1];
  if (x < -20 || x > LARGEUR + 20) return '';
  const large = vu.vitesse === undefined ? 40 : 96;
  const haute = vu.vitesse !== undefined && vu.nom !== undefined ? 56 : 22;
  const at = (cx: number, cy: number): [number, number] => [
    Math.max(large / 2, Math.min(LARGEUR - large / 2, Math.round(cx))),
    Math.max(haute, Math.round(cy)),
  ];
  const essais = [
    ...(grand ? [at(x, milieu)] : []),
    at(x, sommet - 24),
    at(x - large, sommet - 8),
    at(x + large, sommet - 8),
    at(x, milieu),
    at(x, sommet - 64),
  ];
  const [px, y] = essais.find(
    ([cx, cy]) => !pris.some((q) => couvre(q, [cx - large / 2, cy - 20, large, 40])),
  ) ??
    essais[0] ?? [x, 22];
  const lettre =
    vu.nom === undefined
      ? ''
      : cercle(px, y, 19, '#FFFFFF') +
        cercle(px, y, 16.5, '#15191C') +
        texte(vu.nom, px, y + 8, 23, '#FFFFFF');
  if (vu.vitesse === undefined) return lettre;
  const dy = vu.nom === undefined ? y : y - 36;
  return (
    lettre +
    rect(px - 46, dy - 15, 92, 30, '#15191C', { rx: 7 }) +
    texte(`${vu.vitesse}\u00A0km/h`, px, dy + 7, 20, '#FFFFFF', 82)
  );
}

export function lettresMiroir(
  arriere: Camera,
  vus: Vu[],
  [x0, y0, large, haut]: Boite,
  at: (px: number) => number,
): string {
  const places = vus.map((vu) => {
    const [px] = project(arriere, [...devant(arriere, [vu.x, vu.y]), 0.8]);
    return { nom: vu.nom, x: at(px) };
  });
  const milieu = places.reduce((s, p) => s + p.x, 0) / places.length;
  const pris: number[] = [];
  const libre = (bord: number) =>
    bord > x0 + 22 && bord < x0 + large - 22 && !pris.some((p) => Math.abs(p - bord) < 34);
  const y = y0 + haut / 2;
  return places
    .map(({ nom, x }) => {
      if (nom === undefined) return '';
      const cote = x < milieu ? -1 : 1;
      const ou = [34, -34, 62, -62].map((d) => x + cote * d).find(libre) ?? x0 + 22;
      pris.push(ou);
      return (
        cercle(ou, y, 16.5, '#FFFFFF') +
        cercle(ou, y, 14.5, '#15191C') +
        texte(nom, ou, y + 7, 20, '#FFFFFF')
      );
    })
    .join('');
}
