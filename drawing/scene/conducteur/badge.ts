import { cercle, rect, texte } from '../../svg.ts';
import type { Vu } from '../plan.ts';
import { MIROIR } from './bord.ts';
import { devant, L, projette, type Camera } from './projection.ts';
import { couvre, type Boite } from './signaux.ts';

/**
 * The letter and the speed that are said of somebody, always readable: on him where he is big, else
 * above his head. `haut` is his height.
 */
export function badgeDe(c: Camera, v: Vu, haut: number, pris: Boite[]): string {
  if (v.nom === undefined && v.vitesse === undefined) return '';
  const [droite, avant] = devant(c, [v.x, v.y]);
  if (avant < 1.5) return '';
  const grand = (c.focale / avant) * haut > 74;
  const [x, sommet] = projette(c, [droite, avant, haut]);
  const milieu = projette(c, [droite, avant, haut * 0.6])[1];
  if (x < -20 || x > L + 20) return '';
  const large = v.vitesse === undefined ? 40 : 96;
  const px = Math.max(large / 2, Math.min(L - large / 2, Math.round(x)));
  const essais = [...(grand ? [milieu] : []), sommet - 24, milieu, sommet - 64].map((y) =>
    Math.max(v.vitesse !== undefined && v.nom !== undefined ? 56 : 22, Math.round(y)),
  );
  const y =
    essais.find((a) => !pris.some((q) => couvre(q, [px - large / 2, a - 20, large, 40]))) ??
    essais[0] ??
    22;
  const lettre =
    v.nom === undefined
      ? ''
      : cercle(px, y, 19, '#FFFFFF') +
        cercle(px, y, 16.5, '#15191C') +
        texte(v.nom, px, y + 8, 23, '#FFFFFF');
  if (v.vitesse === undefined) return lettre;
  const dy = v.nom === undefined ? y : y - 36;
  return (
    lettre +
    rect(px - 46, dy - 15, 92, 30, '#15191C', { rx: 7 }) +
    texte(`${v.vitesse}\u00A0km/h`, px, dy + 7, 20, '#FFFFFF', 82)
  );
}

/** The letters of those whom the mirror shows, beside them and as big as it allows. */
export function lettresMiroir(arriere: Camera, vus: Vu[]): string {
  const [x0, y0, large, haut] = MIROIR;
  const places = vus.map((v) => {
    const [px] = projette(arriere, [...devant(arriere, [v.x, v.y]), 0.8]);
    return { nom: v.nom, x: x0 + 9 + (1 - px / L) * (large - 18) };
  });
  const milieu = places.reduce((s, p) => s + p.x, 0) / places.length;
  const pris: number[] = [];
  const libre = (a: number) =>
    a > x0 + 22 && a < x0 + large - 22 && !pris.some((p) => Math.abs(p - a) < 34);
  const y = y0 + haut / 2;
  return places
    .map(({ nom, x }) => {
      if (nom === undefined) return '';
      // Away from the others.
      const k = x < milieu ? -1 : 1;
      const ou = [34, -34, 62, -62].map((d) => x + k * d).find(libre) ?? x0 + 22;
      pris.push(ou);
      return (
        cercle(ou, y, 16.5, '#FFFFFF') +
        cercle(ou, y, 14.5, '#15191C') +
        texte(nom, ou, y + 7, 20, '#FFFFFF')
      );
    })
    .join('');
}
