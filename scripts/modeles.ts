// npm run modeles: a contact sheet of the world's models.
//   node scripts/modeles.ts FILE.webp [--temps nuit] [--azimut 35] [--hauteur 14] [--largeur 480] NAME…
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { Monde } from '../monde/navigateur.ts';
import { pngOf, withMonde } from './withMonde.ts';

declare const monde: Monde;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    temps: { type: 'string', default: 'jour' },
    azimut: { type: 'string', default: '35' },
    hauteur: { type: 'string', default: '14' },
    largeur: { type: 'string', default: '480' },
    images: { type: 'string', default: '3' },
  },
});
const [fichier, ...noms] = positionals;
if (!fichier) throw new Error('Name the file to write.');
const largeur = Number(values.largeur);
const hauteur = Math.round((largeur * 2) / 3);

await withMonde(async (page) => {
  const connus = await page.evaluate(() => monde.noms());
  const voulus =
    noms.length > 0 ? connus.filter((nom) => noms.some((n) => nom.includes(n))) : connus;
  const tuiles: Buffer[] = [];
  for (const nom of voulus) {
    const vue = {
      temps: values.temps as 'jour',
      azimut: Number(values.azimut),
      hauteur: Number(values.hauteur),
    };
    const qualite = { largeur, hauteur, images: Number(values.images), ombres: 1024 };
    const url = await page.evaluate(([n, v, q]) => monde.drawModele(n, v, q), [
      nom,
      vue,
      qualite,
    ] as const);
    const titre = `<svg width="${largeur}" height="26"><rect width="100%" height="26" fill="#fff" opacity=".8"/><text x="6" y="18" font-family="DejaVu Sans" font-size="15">${nom}</text></svg>`;
    tuiles.push(
      await sharp(pngOf(url))
        .composite([{ input: Buffer.from(titre), top: 0, left: 0 }])
        .png()
        .toBuffer(),
    );
  }
  const colonnes = Math.min(4, tuiles.length);
  await sharp({
    create: {
      width: colonnes * largeur,
      height: Math.ceil(tuiles.length / colonnes) * hauteur,
      channels: 3,
      background: '#fff',
    },
  })
    .composite(
      tuiles.map((input, i) => ({
        input,
        left: (i % colonnes) * largeur,
        top: Math.floor(i / colonnes) * hauteur,
      })),
    )
    .toFile(fichier);
});
