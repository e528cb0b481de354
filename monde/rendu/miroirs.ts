import {
  DoubleSide,
  Group,
  HalfFloatType,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  type Scene,
  Shape,
  ShapeGeometry,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import type { Miroir } from '../camera/miroirs.ts';
import { SIEN } from '../camera/prises.ts';
import { fois, moins, plus, scalaire, type Vec } from '../maille/vecteurs.ts';

const [LOIN, FINESSE] = [900, 720];
const [NOIR, BORD, RECUL] = ['#0C0E10', 0.012, 0.004];
/** By the glass's height: its foot, how far that is below its middle, and its corners. */
const [PIED, SOUS, ROND] = [10 / 33, 14 / 33, 4 / 33];
/** In metres across: smaller glasses have a thinner frame. */
const PETIT = { intérieur: 0.2, gauche: 0.08 };
/** A glass gives back so much. */
const RENDU = '#DCE3E6';

/** A glass's picture, drawn anew for each frame. */
export interface Reflet {
  draw: (renderer: WebGLRenderer, scene: Scene) => void;
  /** Moves with the car that bears it. */
  move: (deplacement: Matrix4) => void;
  dispose: () => void;
}

const en3 = (v: Vec): Vector3 => new Vector3(v[0], v[1], v[2]);

/** Looks from behind the glass, and sees what lies within its edges. */
function cameraOf({ image, centre, normale, droite, haut, largeur, hauteur }: Miroir) {
  const camera = new PerspectiveCamera();
  const ecart = moins(centre, image);
  const [x, y, pres] = [-scalaire(ecart, droite), scalaire(ecart, haut), scalaire(ecart, normale)];
  camera.matrixAutoUpdate = false;
  camera.matrix
    .makeBasis(en3(fois(droite, -1)), en3(haut), en3(fois(normale, -1)))
    .setPosition(en3(image));
  camera.projectionMatrix.makePerspective(
    x - largeur / 2,
    x + largeur / 2,
    y + hauteur / 2,
    y - hauteur / 2,
    pres,
    LOIN,
  );
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  camera.updateMatrixWorld(true);
  return camera;
}

function forme(largeur: number, hauteur: number, rayon: number): ShapeGeometry {
  const [x, y] = [largeur / 2, hauteur / 2];
  const tour = new Shape()
    .moveTo(-x + rayon, -y)
    .lineTo(x - rayon, -y)
    .quadraticCurveTo(x, -y, x, -y + rayon)
    .lineTo(x, y - rayon)
    .quadraticCurveTo(x, y, x - rayon, y)
    .lineTo(-x + rayon, y)
    .quadraticCurveTo(-x, y, -x, y - rayon)
    .lineTo(-x, -y + rayon)
    .quadraticCurveTo(-x, -y, -x + rayon, -y);
  return new ShapeGeometry(tour, 8);
}

const pose = ({ centre, droite, haut, normale }: Miroir, recul: number): Matrix4 =>
  new Matrix4()
    .makeBasis(en3(droite), en3(haut), en3(normale))
    .setPosition(en3(plus(centre, fois(normale, -recul))));

/** Frame and foot: seen from the seat alone. */
function boitierOf(miroir: Miroir): Mesh[] {
  const { genre, largeur, hauteur } = miroir;
  const k = Math.min(1, largeur / PETIT[genre]);
  const noir = new MeshBasicMaterial({ color: NOIR, fog: false, side: DoubleSide });
  const cadre = new Mesh(forme(largeur + 2 * BORD * k, hauteur + 2 * BORD * k, 0.028 * k), noir);
  cadre.applyMatrix4(pose(miroir, RECUL));
  const tige = new Mesh(
    genre === 'intérieur'
      ? forme(0.03 * k, 0.3, 0.005 * k)
      : forme((largeur * 5) / 6, hauteur * PIED, hauteur * ROND),
    noir,
  );
  tige.applyMatrix4(
    new Matrix4()
      .makeTranslation(
        genre === 'intérieur' ? 0 : largeur / 2,
        genre === 'intérieur' ? 0.17 : -hauteur * SOUS,
        0,
      )
      .premultiply(pose(miroir, 2 * RECUL)),
  );
  return [cadre, tige];
}

/** Real reflections: a second camera's picture on each glass, `finesse` pixels wide. */
export function addMiroirs(scene: Scene, miroirs: readonly Miroir[], finesse = FINESSE): Reflet[] {
  return miroirs.map((miroir) => {
    const { largeur, hauteur } = miroir;
    const cible = new WebGLRenderTarget(finesse, Math.round((finesse * hauteur) / largeur), {
      type: HalfFloatType,
      samples: 4,
    });
    const geometrie = forme(largeur, hauteur, Math.min(0.02, hauteur / 3));
    const uv = geometrie.getAttribute('uv');
    const ou = geometrie.getAttribute('position');
    for (let i = 0; i < ou.count; i += 1)
      uv.setXY(i, 0.5 - ou.getX(i) / largeur, 0.5 + ou.getY(i) / hauteur);
    const glace = new Mesh(
      geometrie,
      new MeshBasicMaterial({ map: cible.texture, color: RENDU, fog: false, side: DoubleSide }),
    );
    glace.applyMatrix4(pose(miroir, 0));
    const siens = [glace, ...boitierOf(miroir)];
    for (const objet of siens) objet.layers.set(SIEN);
    const camera = cameraOf(miroir);
    const porteur = new Group().add(...siens, camera);
    porteur.matrixAutoUpdate = false;
    scene.add(porteur);
    return {
      move: (deplacement) => {
        porteur.matrix.copy(deplacement);
        porteur.updateMatrixWorld(true);
      },
      draw: (renderer, autour) => {
        renderer.setRenderTarget(cible);
        renderer.setClearColor('#000000', 1);
        renderer.clear();
        renderer.render(autour, camera);
      },
      dispose: () => {
        cible.dispose();
        porteur.removeFromParent();
        for (const { geometry } of siens) geometry.dispose();
      },
    };
  });
}
