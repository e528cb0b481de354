import {
  CanvasTexture,
  DirectionalLight,
  EquirectangularReflectionMapping,
  FogExp2,
  HemisphereLight,
  type Object3D,
  type PMREMGenerator,
  type Scene,
  SpotLight,
  SRGBColorSpace,
  Vector3,
} from 'three';
import type { Lampe } from '../chantier.ts';
import { radians, type Vec } from '../maille/vecteurs.ts';
import type { Ambiance } from '../rendu/ambiances.ts';
import { paintReflets } from '../rendu/ciel.ts';
import { castOmbres } from '../rendu/ombres.ts';

/** In metres from what is lit. */
const SOLEIL = 110;
/** Pixels a side of the shadow map. */
const OMBRES = 2048;
/** Share of the still's dome that reaches the ground, since shadows fall from all sides there. */
const VOUTE = 0.58;

interface Alentours {
  ambiance: Ambiance;
  enVille: boolean;
  centre: Vec;
  rayon: number;
  cap: number;
  voile: number;
}

const en3 = (v: Vec): Vector3 => new Vector3(v[0], v[1], v[2]);

/** The still's light in one frame: its wandering dome becomes a sky without shadows. */
export function addLumieres(
  scene: Scene,
  reflets: PMREMGenerator,
  { ambiance, enVille, centre, rayon, cap, voile }: Alentours,
) {
  const reflet = new CanvasTexture(paintReflets(ambiance, enVille));
  reflet.mapping = EquirectangularReflectionMapping;
  reflet.colorSpace = SRGBColorSpace;
  const environnement = reflets.fromEquirectangular(reflet);
  reflet.dispose();
  scene.environment = environnement.texture;
  scene.environmentIntensity = 0.95;
  scene.fog = new FogExp2(ambiance.brume.couleur, ambiance.brume.densite * voile);
  const { ciel, sol, force } = ambiance.fond;
  scene.add(new HemisphereLight(ciel, sol, force));
  scene.add(new HemisphereLight(ambiance.voute.couleur, '#000000', ambiance.voute.force * VOUTE));
  const soleil = new DirectionalLight(ambiance.soleil.couleur, ambiance.soleil.force);
  castOmbres(soleil, { rayon, cote: OMBRES, normalBias: 0.05 });
  const vers = en3(ambiance.vers)
    .normalize()
    .applyAxisAngle(new Vector3(0, 1, 0), -radians(cap));
  scene.add(soleil, soleil.target);
  const eclaire = (la: Vec) => {
    soleil.target.position.copy(en3(la));
    soleil.position.copy(en3(la)).addScaledVector(vers, SOLEIL);
  };
  eclaire(centre);
  return {
    /** Shadows are sharp around this place. */
    eclaire,
    dispose: () => {
      environnement.dispose();
      soleil.dispose();
    },
  };
}

/** One lamp that lights what is around. */
export function addLampe(
  parent: Object3D,
  { genre, ou, vers, couleur, force, portee }: Lampe,
): SpotLight {
  const [angle, penombre] = genre === 'phare' ? [0.45, 0.9] : [1.15, 0.75];
  const lampe = new SpotLight(couleur, force, portee, angle, penombre, 1.35);
  lampe.position.copy(en3(ou));
  lampe.target.position.copy(en3(vers));
  parent.add(lampe, lampe.target);
  return lampe;
}
