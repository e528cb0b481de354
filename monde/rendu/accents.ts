import {
  AdditiveBlending,
  type FogExp2,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  PlaneGeometry,
  Quaternion,
  type Scene,
  Sprite,
  SpriteMaterial,
  Vector3,
} from 'three';
import type { Chantier } from '../chantier.ts';
import { radians } from '../maille/vecteurs.ts';
import { partage, pixels, textureOf, toile } from '../textures/toile.ts';

const lueur = () =>
  partage('halo', () =>
    textureOf(
      toile(64, 64, (pinceau) => {
        const degrade = pinceau.createRadialGradient(32, 32, 0, 32, 32, 32);
        degrade.addColorStop(0, 'rgba(255,255,255,1)');
        degrade.addColorStop(0.18, 'rgba(255,255,255,.55)');
        degrade.addColorStop(0.5, 'rgba(255,255,255,.12)');
        degrade.addColorStop(1, 'rgba(255,255,255,0)');
        pinceau.fillStyle = degrade;
        pinceau.fillRect(0, 0, 64, 64);
      }),
      { repete: false },
    ),
  );

/** In metres: beyond, a lamp that shines one way looks no smaller. */
const EBLOUIT = 45;
export const largeurDeHalo = (taille: number, loin: number): number =>
  taille * Math.max(1, loin / EBLOUIT);

/** In metres: from there on a headlamp dazzles more and more, and at last so many times. */
const [VIF, AU_PLUS] = [15, 8];
export const eclatDePhare = (loin: number): number => Math.max(1, Math.min(AU_PLUS, loin / VIF));

/** A lamp is seen through so much more fog than paint. */
const PERCE = 1.5;

/** So much of a lamp reaches the eye through fog, 0 to 1; `loin` in metres. */
export const clarteDeLampe = (loin: number, densite: number): number =>
  Math.exp(-(((loin * densite) / PERCE) ** 2));

export function addHalos(scene: Scene, { halos }: Chantier): void {
  for (const { ou, couleur, taille, vers, phare } of halos) {
    const halo = new Sprite(
      new SpriteMaterial({
        map: lueur(),
        color: couleur,
        blending: AdditiveBlending,
        depthWrite: false,
        transparent: true,
        fog: false,
      }),
    );
    halo.position.set(...(ou as [number, number, number]));
    halo.scale.setScalar(taille);
    halo.renderOrder = 6;
    if (vers) {
      const sens = new Vector3(...(vers as [number, number, number])).normalize();
      halo.onBeforeRender = (_, { fog }, camera) => {
        const versOeil = camera
          .getWorldPosition(new Vector3())
          .sub(halo.getWorldPosition(new Vector3()));
        const loin = versOeil.length();
        const face = versOeil
          .normalize()
          .dot(sens.clone().transformDirection(halo.parent!.matrixWorld));
        halo.scale.setScalar(largeurDeHalo(taille, loin));
        halo.updateMatrixWorld(true);
        if (phare) halo.material.color.set(couleur).multiplyScalar(eclatDePhare(loin));
        const clarte = fog ? clarteDeLampe(loin, (fog as FogExp2).density) : 1;
        halo.material.opacity = clarte * Math.max(0, Math.min(1, face * 1.6 + 0.25));
      };
    }
    scene.add(halo);
  }
}

/** Dark in the middle, and gone at the edge. */
const tache = () =>
  partage('tache', () =>
    textureOf(
      pixels(64, (x, y) => {
        const fondu = (q: number) => 1 - Math.min(1, Math.max(0, (q - 0.5) / 0.5)) ** 0.8;
        const [u, v] = [Math.abs(x - 31.5) / 31.5, Math.abs(y - 31.5) / 31.5];
        return [0, 0, 0, 255 * fondu(u) * fondu(v)];
      }),
      { repete: false },
    ),
  );

export function addContacts(scene: Scene, { contacts }: Chantier): void {
  if (contacts.length === 0) return;
  const ombres = new InstancedMesh(
    new PlaneGeometry(1, 1).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({
      map: tache(),
      color: '#000000',
      transparent: true,
      depthWrite: false,
      opacity: 0.62,
      polygonOffset: true,
      polygonOffsetFactor: -3,
      polygonOffsetUnits: -6,
    }),
    contacts.length,
  );
  const [tour, axe] = [new Quaternion(), new Vector3(0, 1, 0)];
  for (const [i, { ou, cap, largeur, longueur }] of contacts.entries())
    ombres.setMatrixAt(
      i,
      new Matrix4().compose(
        new Vector3(ou[0], ou[1] + 0.016, ou[2]),
        tour.setFromAxisAngle(axe, -radians(cap)),
        new Vector3(largeur * 1.22, 1, longueur * 1.1),
      ),
    );
  ombres.frustumCulled = false;
  ombres.renderOrder = 2;
  scene.add(ombres);
}
