import { BufferAttribute, BufferGeometry, Matrix4, Vector3 } from 'three';
import { type Couleur, type Teinte, teinteOf } from './teinte.ts';
import { fois, moins, plus, produit, scalaire, unitaire, type Vec } from './vecteurs.ts';

export type Uv = readonly [u: number, v: number];
/** Left, bottom, right, top of a texture. */
export type CadreUv = readonly [u0: number, v0: number, u1: number, v1: number];
/** A circle's radius, or the half-axes of an ellipse across a tube. */
export type Rayon = number | readonly [cote: number, avant: number];

interface Coin {
  ou: Vec;
  normale: Vec;
  uv: Uv;
}

const TOUT: CadreUv = [0, 0, 1, 1];
const TOUR = 2 * Math.PI;

/**
 * Coloured triangles in metres, gathered into one geometry. A model is drawn facing north (-z),
 * feet at 0; `within` and `at` put it in its place.
 */
export class Maille {
  readonly positions: number[] = [];
  readonly normales: number[] = [];
  readonly couleurs: number[] = [];
  readonly uvs: number[] = [];
  /** How much of its colour a corner emits, from 0 to 1. */
  readonly lueurs: number[] = [];

  private repere = new Matrix4();
  private lueur = 0;
  private readonly point = new Vector3();

  get triangles(): number {
    return this.positions.length / 9;
  }

  /** Draws in a frame of its own. */
  within(repere: Matrix4, draw: () => void): void {
    const avant = this.repere;
    this.repere = avant.clone().multiply(repere);
    draw();
    this.repere = avant;
  }

  /** `lacet`: radians counter-clockwise from above. */
  at([x, y, z]: Vec, lacet: number, draw: () => void, echelle = 1): void {
    const repere = new Matrix4()
      .makeRotationY(lacet)
      .scale(new Vector3(echelle, echelle, echelle))
      .setPosition(x, y, z);
    this.within(repere, draw);
  }

  /** All that is drawn emits this share of its colour. */
  lit(lueur: number, draw: () => void): void {
    const avant = this.lueur;
    this.lueur = lueur;
    draw();
    this.lueur = avant;
  }

  /** The current frame, seen from the world. */
  get ici(): Matrix4 {
    return this.repere.clone();
  }

  /** Where a point of the current frame lies in the world. */
  toWorld(ou: Vec): Vec {
    const { x, y, z } = this.point
      .set(...(ou as [number, number, number]))
      .applyMatrix4(this.repere);
    return [x, y, z];
  }

  private addCoin({ ou, normale, uv }: Coin, teinte: Teinte): void {
    const p = this.toWorld(ou);
    const { x, y, z } = this.point
      .set(...(normale as [number, number, number]))
      .transformDirection(this.repere);
    this.positions.push(...p);
    this.normales.push(x, y, z);
    this.couleurs.push(...teinte);
    this.uvs.push(...uv);
    this.lueurs.push(this.lueur);
  }

  addTriangle(
    [a, b, c]: readonly [Vec, Vec, Vec],
    couleur: Couleur | readonly [Couleur, Couleur, Couleur],
    normales?: readonly [Vec, Vec, Vec],
    uvs: readonly [Uv, Uv, Uv] = [
      [0, 0],
      [0, 0],
      [0, 0],
    ],
  ): void {
    const plate = unitaire(produit(moins(b, a), moins(c, a)));
    const [na, nb, nc] = normales ?? [plate, plate, plate];
    const [ca, cb, cc] = isCouleurs(couleur) ? couleur : [couleur, couleur, couleur];
    this.addCoin({ ou: a, normale: na, uv: uvs[0] }, teinteOf(ca));
    this.addCoin({ ou: b, normale: nb, uv: uvs[1] }, teinteOf(cb));
    this.addCoin({ ou: c, normale: nc, uv: uvs[2] }, teinteOf(cc));
  }

  /** Counter-clockwise from outside, from bottom left. */
  addQuad([a, b, c, d]: readonly [Vec, Vec, Vec, Vec], couleur: Couleur, uv: CadreUv = TOUT): void {
    const [u0, v0, u1, v1] = uv;
    this.addTriangle([a, b, c], couleur, undefined, [
      [u0, v0],
      [u1, v0],
      [u1, v1],
    ]);
    this.addTriangle([a, c, d], couleur, undefined, [
      [u0, v0],
      [u1, v1],
      [u0, v1],
    ]);
  }

  /** `haut`: the top's share of width and depth, and how far it is shifted along z. */
  addBoite(
    [cx, cy, cz]: Vec,
    [largeur, hauteur, profondeur]: Vec,
    couleur: Couleur,
    haut: { largeur?: number; profondeur?: number; decalage?: number } = {},
  ): void {
    const [x, y, z] = [largeur / 2, hauteur / 2, profondeur / 2];
    const { largeur: kx = 1, profondeur: kz = 1, decalage = 0 } = haut;
    const coin = (sx: number, sy: number, sz: number): Vec =>
      sy < 0
        ? [cx + sx * x, cy - y, cz + sz * z]
        : [cx + sx * x * kx, cy + y, cz + sz * z * kz + decalage];
    const tour = [
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, -1],
    ] as const;
    const bas = tour.map(([sx, sz]) => coin(sx, -1, sz)) as [Vec, Vec, Vec, Vec];
    const dessus = tour.map(([sx, sz]) => coin(sx, 1, sz)) as [Vec, Vec, Vec, Vec];
    for (let i = 0; i < 4; i++) {
      const j = (i + 1) % 4;
      this.addQuad([bas[i]!, bas[j]!, dessus[j]!, dessus[i]!], couleur);
    }
    this.addQuad(dessus, couleur);
    this.addQuad([bas[3], bas[2], bas[1], bas[0]], couleur);
  }

  /**
   * A smooth tube through points: limbs, bodies, posts, frames. The last radius goes on; a colour
   * a segment, or one for all. `cote`: where the first half-axis points.
   */
  addTube(
    points: readonly Vec[],
    rayons: number | readonly Rayon[],
    couleur: Couleur | readonly Couleur[],
    { cotes = 8, bouts = true, cote = [1, 0, 0] as Vec } = {},
  ): void {
    const nombre = points.length;
    const rayonAt = (i: number): readonly [number, number] => {
      const rayon = typeof rayons === 'number' ? rayons : rayons[Math.min(i, rayons.length - 1)]!;
      return typeof rayon === 'number' ? [rayon, rayon] : rayon;
    };
    const couleurAt = (i: number): Couleur =>
      isCouleurs(couleur) ? couleur[Math.min(i, couleur.length - 1)]! : couleur;
    let axe = cote;
    const anneaux = points.map((centre, i) => {
      const sens = unitaire(
        moins(points[Math.min(nombre - 1, i + 1)]!, points[Math.max(0, i - 1)]!),
      );
      if (Math.abs(scalaire(sens, axe)) > 0.95) axe = [0, 0, 1];
      const w = unitaire(produit(sens, axe));
      axe = unitaire(produit(w, sens));
      const [r1, r2] = rayonAt(i);
      return Array.from({ length: cotes }, (_, k) => {
        const [c, s] = [Math.cos((k / cotes) * TOUR), Math.sin((k / cotes) * TOUR)];
        return {
          ou: plus(centre, plus(fois(axe, c * r1), fois(w, s * r2))),
          normale: unitaire(
            plus(fois(axe, c / Math.max(1e-3, r1)), fois(w, s / Math.max(1e-3, r2))),
          ),
        };
      });
    });
    for (let i = 0; i < nombre - 1; i++)
      for (let k = 0; k < cotes; k++) {
        const j = (k + 1) % cotes;
        const [a, b] = [anneaux[i]!, anneaux[i + 1]!];
        const [p, q, r, s] = [a[k]!, b[k]!, b[j]!, a[j]!];
        this.addTriangle([p.ou, r.ou, q.ou], couleurAt(i), [p.normale, r.normale, q.normale]);
        this.addTriangle([p.ou, s.ou, r.ou], couleurAt(i), [p.normale, s.normale, r.normale]);
      }
    if (!bouts) return;
    for (let k = 0; k < cotes; k++) {
      const j = (k + 1) % cotes;
      const [debut, fin] = [anneaux[0]!, anneaux[nombre - 1]!];
      this.addTriangle([points[0]!, debut[k]!.ou, debut[j]!.ou], couleurAt(0));
      this.addTriangle([points[nombre - 1]!, fin[j]!.ou, fin[k]!.ou], couleurAt(nombre - 2));
    }
  }

  /** An ellipsoid; `de` and `jusqua` cut it, from 0 at its top to 1 at its bottom. */
  addBoule(
    centre: Vec,
    [rx, ry, rz]: Vec,
    couleur: Couleur,
    { meridiens = 10, paralleles = 7, de = 0, jusqua = 1 } = {},
  ): void {
    const at = (i: number, j: number) => {
      const [a, b] = [(i / meridiens) * TOUR, (de + (j / paralleles) * (jusqua - de)) * Math.PI];
      const n: Vec = [Math.sin(b) * Math.cos(a), Math.cos(b), Math.sin(b) * Math.sin(a)];
      return {
        ou: plus(centre, [n[0] * rx, n[1] * ry, n[2] * rz]),
        normale: unitaire([n[0] / rx, n[1] / ry, n[2] / rz]),
      };
    };
    for (let j = 0; j < paralleles; j++)
      for (let i = 0; i < meridiens; i++) {
        const [a, b, c, d] = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
        if (j > 0 || de > 0)
          this.addTriangle([a.ou, b.ou, c.ou], couleur, [a.normale, b.normale, c.normale]);
        if (j < paralleles - 1 || jusqua < 1)
          this.addTriangle([a.ou, c.ou, d.ou], couleur, [a.normale, c.normale, d.normale]);
      }
  }

  /** Normals as bytes and colours as shorts: half the memory. */
  toGeometry(): BufferGeometry {
    const geometrie = new BufferGeometry();
    const set = (nom: string, attribut: BufferAttribute) => geometrie.setAttribute(nom, attribut);
    set('position', new BufferAttribute(Float32Array.from(this.positions), 3));
    set(
      'normal',
      new BufferAttribute(
        Int8Array.from(this.normales, (n) => Math.round(n * 127)),
        3,
        true,
      ),
    );
    set(
      'color',
      new BufferAttribute(
        Uint16Array.from(this.couleurs, (c) => Math.round(Math.max(0, Math.min(1, c)) * 65_535)),
        3,
        true,
      ),
    );
    set('uv', new BufferAttribute(Float32Array.from(this.uvs), 2));
    set(
      'lueur',
      new BufferAttribute(
        Uint8Array.from(this.lueurs, (l) => Math.round(l * 255)),
        1,
        true,
      ),
    );
    return geometrie;
  }
}

const isCouleurs = <C extends readonly Couleur[]>(couleur: Couleur | C): couleur is C =>
  Array.isArray(couleur) && typeof couleur[0] !== 'number';
