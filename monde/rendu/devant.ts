import { type PerspectiveCamera, type Scene, type WebGLRenderer, WebGLRenderTarget } from 'three';
import { SIEN } from '../camera/prises.ts';

/** Opaque where his own car stands before the street, clear through its glass. */
export function coverOf(
  renderer: WebGLRenderer,
  scene: Scene,
  camera: PerspectiveCamera,
  [largeur, hauteur]: readonly [number, number],
): HTMLCanvasElement {
  const cible = new WebGLRenderTarget(largeur, hauteur);
  const { background } = scene;
  const vitres: { visible: boolean }[] = [];
  scene.traverseVisible((objet) => {
    if (objet.renderOrder > 0) vitres.push(objet);
  });
  for (const vitre of vitres) vitre.visible = false;
  scene.background = null;
  camera.layers.set(SIEN);
  renderer.setClearColor('#000000', 0);
  renderer.setRenderTarget(cible);
  renderer.clear();
  renderer.render(scene, camera);
  const image = new ImageData(largeur, hauteur);
  renderer.readRenderTargetPixels(cible, 0, 0, largeur, hauteur, image.data);
  renderer.setRenderTarget(null);
  for (const vitre of vitres) vitre.visible = true;
  scene.background = background;
  camera.layers.set(0);
  camera.layers.enable(SIEN);
  cible.dispose();
  const toile = document.createElement('canvas');
  Object.assign(toile, { width: largeur, height: hauteur });
  const pinceau = toile.getContext('2d')!;
  pinceau.putImageData(image, 0, 0);
  // Rows come from the bottom.
  pinceau.globalCompositeOperation = 'copy';
  pinceau.scale(1, -1);
  pinceau.drawImage(toile, 0, -hauteur);
  return toile;
}
