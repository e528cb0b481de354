import { describe, expect, test } from 'vitest';
import { additionnelsDu, signeAdditionnel } from '../additionnels.ts';
import { bleu, blanc } from '../couleurs.ts';
import { vueOf, type Couleur, type Etendue } from '../mesures.ts';
import { rectangle } from '../plaques.ts';
import { enZone, signeOf, type CodePanneau } from './index.ts';
import { signe, type Signe } from '../signe.ts';
import { plaques, type LigneDePlaque } from './plaques.table.ts';

const JOUR = '2027-05-31';
/** Tolerance in % of the plate. */
const ECART = 3;
const ECART_BORD = 1;

const signeNomme = (nom: string): Signe => {
  if (nom.startsWith('+ ')) {
    const symbole = additionnelsDu(JOUR).find((s) => s === nom.slice(2));
    return signeAdditionnel(symbole ? { symbole } : nom.slice(2), JOUR);
  }
  const [, fin, code = '', valeur] = /^(fin de zone |zone )?(\S+)(?: (.+))?$/.exec(nom) ?? [];
  const signe = signeOf(code as CodePanneau, valeur, JOUR);
  return fin ? enZone(signe, fin === 'zone ' ? 'début' : 'fin', JOUR) : signe;
};

async function checkBord(signe: Signe, attendu: string, y: number): Promise<void> {
  const vus = (await vueOf(signe)).coupe(y).filter(([c]) => c !== 'rien');
  for (const [i, ecrit] of attendu.split(', ').entries()) {
    const [, couleur, part] = /^(.*?)(?: ([\d.]+))?$/.exec(ecrit) ?? [];
    expect(vus[i]?.[0], attendu).toBe(couleur);
    if (part !== undefined)
      expect(Math.abs(vus[i]![1] - Number(part)), `${ecrit}, vu ${vus[i]![1]}`).toBeLessThan(
        ECART_BORD,
      );
    else expect(vus[i]![1], `${ecrit} est le fond`).toBeGreaterThan(5);
  }
}

async function checkPart(signe: Signe, ecrit: string): Promise<void> {
  const lu = /^(.+?) x(\d+)–(\d+) y(\d+)–(\d+)(?: dans(?: x(\d+)–(\d+))?(?: y(\d+)–(\d+))?)?$/.exec(
    ecrit,
  );
  if (!lu) throw new Error(`« ${ecrit} » ne se lit pas.`);
  const [, couleur, ...nombres] = lu;
  const [x0, x1, y0, y1, ...dans] = nombres.map((v) => (v === undefined ? undefined : Number(v)));
  const fenetre: Etendue = [dans[0] ?? 0, dans[1] ?? 100, dans[2] ?? 0, dans[3] ?? 100];
  const vue = (await vueOf(signe)).place(couleur as Couleur, fenetre);
  const dite = `${ecrit}, vu x${vue?.[0].toFixed()}–${vue?.[1].toFixed()} y${vue?.[2].toFixed()}–${vue?.[3].toFixed()}`;
  for (const [i, v] of [x0, x1, y0, y1].entries())
    expect(Math.abs((vue?.[i] ?? NaN) - v!), dite).toBeLessThanOrEqual(ECART);
}

async function checkLigne(signe: Signe, ligne: LigneDePlaque): Promise<void> {
  const { rapport, bord, y = 50, parts = [], barre, couleurs } = ligne;
  if (rapport) {
    const [largeur = 1, hauteur = 1] = rapport.split(':').map(Number);
    expect(signe.l / signe.h, rapport).toBeCloseTo(largeur / hauteur, 1);
  }
  if (bord) await checkBord(signe, bord, y);
  for (const part of parts) await checkPart(signe, part);
  if (barre) {
    const [, couleur, part, sens] = /^(\S+) ([\d.]+) (monte|descend)$/.exec(barre) ?? [];
    const vue = (await vueOf(signe)).barre(couleur as Couleur, sens === 'monte');
    expect(Math.abs(vue.large - Number(part)), `${barre}, vu ${vue.large}`).toBeLessThan(
      ECART_BORD,
    );
    // A disc covers seven tenths of its box's diagonal; round ends keep off corners.
    expect(vue.long, `${barre}, d’un bord à l’autre`).toBeGreaterThan(65);
  }
  if (couleurs)
    expect((await vueOf(signe)).couleurs().toSorted()).toEqual(couleurs.split(', ').toSorted());
}

const rangs = plaques.flatMap(([noms, ligne]) =>
  noms.map((nom): [string, LigneDePlaque] => [nom, ligne]),
);
test.each(rangs)('%s %j', async (nom, ligne) => {
  await expect(checkLigne(signeNomme(nom), ligne)).resolves.toBeUndefined();
});

describe('les panneaux additionnels n’ont pas de bord', () => {
  const tous = [
    ...additionnelsDu(JOUR).map((symbole) => signeAdditionnel({ symbole }, JOUR)),
    ...['200 m', '↑ 300 m ↑', 'excepté circulation locale'].map((t) => signeAdditionnel(t, JOUR)),
  ];
  const bordOf = async (signe: Signe) =>
    checkBord(
      signe,
      signe.description.startsWith('En dessous, un panneau bleu') ? 'bleu' : 'blanc',
      8,
    );

  test('ni blanc sur le bleu, ni noir sur le blanc', async () => {
    for (const signe of tous) {
      expect(signe.description).toMatch(/^En dessous, un panneau (bleu|blanc)/);
      await bordOf(signe);
    }
  });

  test('un bord blanc se voit', async () => {
    const plante = signe(rectangle(200, 66, bleu, 'bord blanc', 'En dessous, un panneau bleu'), '');
    await expect(bordOf(plante)).rejects.toThrow();
    const noire = signe(rectangle(200, 66, blanc, 'bord noir', 'En dessous, un panneau blanc'), '');
    await expect(bordOf(noire)).rejects.toThrow();
  });

  test('les lettres d’une inscription ont toutes la même largeur', () => {
    const { svg } = signeAdditionnel('excepté circulation locale', JOUR);
    const echelles = [...svg.matchAll(/<path [^>]*scale\(([^)]+)\)/g)].map(([, e]) => e);
    expect(echelles).toHaveLength(3);
    expect(new Set(echelles).size).toBe(1);
  });

  test('une ligne remplit à peu près la moitié de la hauteur', async () => {
    const [, , y0, y1] = (await vueOf(signeAdditionnel('200 m', JOUR))).place('blanc')!;
    expect(y1 - y0).toBeGreaterThan(43);
    expect(y1 - y0).toBeLessThan(57);
  });
});
