import { Button } from '@mantine/core';
import { combien } from '../../../regles/ecriture.ts';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import styles from './perception.module.css';
import { type Video, Videos } from './Videos.tsx';

type LieuDeVideo = Video['lieu'];
type TempsDeVideo = Video['temps'];

const LIEUX: Record<LieuDeVideo, string> = {
  agglomération: 'En ville et au village',
  campagne: 'À la campagne',
  'voie rapide': 'Sur autoroute et voie rapide',
};

const TEMPS: Record<TempsDeVideo, string> = {
  jour: 'De jour',
  couvert: 'Ciel couvert',
  'soleil bas': 'Soleil bas',
  soir: 'Le soir',
  nuit: 'De nuit',
  pluie: 'Sous la pluie',
  brouillard: 'Dans le brouillard',
  neige: 'Sur la neige',
};

const ETATS = {
  neuve: 'Pas encore vues',
  manquee: 'Avec un risque manqué',
  vue: 'Déjà vues',
} as const;
type VueDeVideo = keyof typeof ETATS;

/** Kept while a clip is on. Null: all of them. */
export interface FiltreDeVideos {
  lieu: LieuDeVideo | null;
  temps: TempsDeVideo | null;
  etat: VueDeVideo | null;
}

export const SANS_FILTRE: FiltreDeVideos = { lieu: null, temps: null, etat: null };

const DANS: Record<VueDeVideo, (video: Video) => boolean> = {
  neuve: ({ vues }) => vues === 0,
  vue: ({ vues }) => vues > 0,
  manquee: ({ vues, points, sur }) => vues > 0 && points !== null && sur !== null && points < sur,
};

const optionsDe = <V extends string>(mots: Record<V, string>) =>
  (Object.keys(mots) as V[]).map((value) => ({ value, label: mots[value] }));

interface Props {
  clips: readonly Video[];
  filtre: FiltreDeVideos;
  onFiltre: (filtre: FiltreDeVideos) => void;
  onClip: (clip: string) => void;
}

/** By road, and narrowed by light, weather and what one has seen. */
export function ToutesLesVideos({ clips, filtre, onFiltre, onClip }: Props) {
  const { lieu, temps, etat } = filtre;
  const voulus = clips.filter(
    (video) =>
      (lieu === null || video.lieu === lieu) &&
      (temps === null || video.temps === temps) &&
      (etat === null || DANS[etat](video)),
  );
  const isLarge = lieu === null && temps === null && etat === null;
  return (
    <>
      <div className={styles.filtres}>
        <ChoiceField
          name="lieu"
          label="Route"
          none="Toutes"
          value={lieu}
          onChange={(la) => onFiltre({ ...filtre, lieu: la })}
          options={optionsDe(LIEUX)}
        />
        <ChoiceField
          name="temps"
          label="Lumière et temps"
          none="Tous"
          value={temps}
          onChange={(le) => onFiltre({ ...filtre, temps: le })}
          options={optionsDe(TEMPS)}
        />
        <ChoiceField
          name="etat"
          label="Ce que tu en as vu"
          none="Toutes"
          value={etat}
          onChange={(un) => onFiltre({ ...filtre, etat: un })}
          options={optionsDe(ETATS)}
        />
      </div>
      <p aria-live="polite">
        {voulus.length === 0
          ? 'Aucune vidéo ne répond à ces choix. '
          : `${combien(voulus.length, 'vidéo')} sur ${clips.length}. `}
        {!isLarge && (
          <Button variant="subtle" size="compact-md" onClick={() => onFiltre(SANS_FILTRE)}>
            Tout montrer
          </Button>
        )}
      </p>
      {(Object.keys(LIEUX) as LieuDeVideo[]).map((la) => {
        const siennes = voulus.filter((video) => video.lieu === la);
        if (siennes.length === 0) return null;
        return (
          <section key={la} aria-labelledby={`videos-${la}`}>
            <h3 id={`videos-${la}`} className={styles.groupe}>
              {LIEUX[la]} ({siennes.length})
            </h3>
            <Videos clips={siennes} onClip={onClip} />
          </section>
        );
      })}
    </>
  );
}
