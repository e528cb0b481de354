import { type Material, Matrix4, type Mesh, Scene, Sprite } from 'three';
import type { Vec } from '../maille/vecteurs.ts';
import { radians } from '../maille/vecteurs.ts';
import { addChantier } from '../rendu/addChantier.ts';
import type { Feuilles } from '../rendu/materiaux.ts';
import type { Figure } from './figures.ts';
import type { EtatAt } from '../../drawing/scene/mouvement/filmEnMetres.ts';
import { addRoulement } from './roulement.ts';

/** Frees what a scene holds on the graphics card; textures that scenes share stay. */
export function freeScene(scene: Scene): void {
  scene.traverse((objet) => {
    const { geometry, material, isInstancedMesh } = objet as Mesh & { isInstancedMesh?: boolean };
    if (isInstancedMesh) (objet as unknown as { dispose: () => void }).dispose();
    if (geometry && !(objet instanceof Sprite)) geometry.dispose();
    for (const m of [material].flat() as (Material | undefined)[]) m?.dispose();
  });
}

/** From where the still has him to where he is. */
export function deplacement({ pied, cap }: Figure, ou: Vec, versCap: number): Matrix4 {
  const pose = (p: Vec, c: number) =>
    new Matrix4().makeRotationY(-radians(c)).setPosition(p[0], p[1], p[2]);
  return pose(ou, versCap).multiply(pose(pied, cap).invert());
}

interface FigurePosee {
  figure: Figure;
  groupe: Scene;
  vues: ReadonlyMap<string, Scene>;
  roule: ReturnType<typeof addRoulement>;
}

export function addFigure(scene: Scene, figure: Figure, feuilles: Feuilles): FigurePosee {
  const groupe = new Scene();
  groupe.matrixAutoUpdate = false;
  const vues = new Map(
    [...figure.apparences].map(([cle, chantier]) => {
      const vue = new Scene();
      addChantier(vue, chantier, feuilles);
      vue.visible = false;
      groupe.add(vue);
      return [cle, vue] as const;
    }),
  );
  scene.add(groupe);
  return { figure, groupe, vues, roule: addRoulement(groupe, figure.roues, feuilles) };
}

/** Shows him where he stands, with the look of this instant. */
export function poseFigure(
  { figure, groupe, vues }: FigurePosee,
  { cap, parti }: EtatAt,
  pied: Vec,
  apparence: string,
): void {
  groupe.matrix.copy(deplacement(figure, pied, cap));
  groupe.visible = !parti;
  const mise = vues.get(apparence);
  if (mise) for (const autre of vues.values()) autre.visible = autre === mise;
}
