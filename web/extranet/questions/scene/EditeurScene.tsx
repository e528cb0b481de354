import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Aide, FauteEcrite } from '../../../../drawing/index.ts';
import type { DemandeDeVue } from '../../../../monde/atelier/index.ts';
import type { Letter } from '../../../../regles/lettres.ts';
import { confirm } from '../../../socle/kernel/confirm.tsx';
import plain from '../../../socle/ui/plain.module.css';
import { Dialog } from '../../../socle/ui/Dialog.tsx';
import { isoDay } from '../../../socle/ui/dates.ts';
import { useDialog } from '../../../socle/ui/useDialog.ts';
import { Segments } from '../../../socle/ui/Segments.tsx';
import { Apercu, addressOf, type GoTo } from './Apercu.tsx';
import { Departs } from './Departs.tsx';
import styles from './EditeurScene.module.css';
import { Saisie, type SaisieRef } from './Saisie.tsx';
import { AlaMain } from './main/AlaMain.tsx';
import { cleOfChemin } from './main/Toile.tsx';
import { useMain } from './main/useMain.ts';
import { useDessin } from './useDessin.ts';
import { type ImageDite, useVue, type VueEcrite } from './useVue.ts';

/** The last valid drawing, and its picture in three dimensions. */
export interface ImageDessinee {
  adresse: string;
  vue: ImageDite | null;
}

export interface EditeurSceneProps {
  value: string;
  onChange: (value: string) => void;
  correcte: Letter | null;
  lettres: readonly Letter[];
  /** `YYYY-MM-DD` dates the signs; without it today does. */
  jour?: string | undefined;
  /** The question's other words, which may tell distances. */
  mots?: DemandeDeVue['mots'];
  onDrawn?: ((dessinee: ImageDessinee | null) => void) | undefined;
  vueRef?: Ref<VueEcrite> | undefined;
  error?: string | undefined;
}

const MANIERES = [
  { value: 'main', label: 'À la main' },
  { value: 'mots', label: 'En mots' },
] as const;
const REMPLACER = {
  title: 'Remplacer le dessin\u202f?',
  message: 'Celui qui est là laisse la place à l’autre. «\u00a0Annuler\u00a0» le ramène.',
  yes: 'Remplacer',
};

export function EditeurScene(props: EditeurSceneProps) {
  const { value, onChange, correcte, lettres, error, onDrawn, mots = {} } = props;
  const [today] = useState(() => isoDay(new Date().toISOString()));
  const saisie = useRef<SaisieRef>(null);
  const jour = props.jour ?? today;
  const [maniere, setManiere] = useState<'main' | 'mots'>('main');
  const [choisie, setChoisie] = useState('');
  const aLaMain = maniere === 'main';
  const drawn = useDessin(value, { jour, correcte, lettres, ...(aLaMain && { pause: 0 }) });
  const main = useMain(value, onChange, drawn);
  const { lu } = drawn;
  const isShowable = lu?.image && lu.fautes.length === 0;
  const vue = useVue(
    isShowable ? { dessin: lu.image!.dessin, jour, mots } : null,
    drawn.etat === 'attend' ? undefined : (lu?.texte ?? value),
  );
  useImperativeHandle(props.vueRef, () => vue);
  const fautes = vue.phrases.map((phrase) => ({ ligne: null, phrase }));
  const dessin = { ...drawn, lu: lu && { ...lu, fautes: [...lu.fautes, ...fautes] } };
  const svg = dessin.image?.svg;
  const { image } = vue;
  const [src, annotations] = vue.etat === 'faite' && image ? [image.src, image.annotations] : [];
  useEffect(() => {
    const vue = src && annotations ? { src, annotations } : null;
    onDrawn?.(svg ? { adresse: addressOf(svg), vue } : null);
  }, [svg, src, annotations, onDrawn]);

  const begin = async (texte: string) => {
    if (value.trim() && !(await confirm(REMPLACER))) return;
    setChoisie('');
    main.replace(texte);
  };
  const goToWords: GoTo = ({ ligne }) =>
    ligne === null ? null : { label: `Ligne ${ligne}`, go: () => saisie.current?.goTo(ligne) };
  const goToThing: GoTo = (faute) => {
    const cle = choseOf(faute);
    const poignee = dessin.lu?.carte?.poignees.find(({ chemin }) => cleOfChemin(chemin) === cle);
    return poignee ? { label: majuscule(poignee.nom), go: () => setChoisie(cle) } : null;
  };

  const large = useDialog();
  const vide = value.trim() === '' && drawn.etat !== 'perdu';
  const apercu = (toile?: ReactNode) => (
    <Apercu
      dessin={dessin}
      vue={vue}
      correcte={correcte}
      goTo={aLaMain ? goToThing : goToWords}
      toile={toile}
    />
  );
  const editeur = (
    <section className={styles.cadre} aria-label="Image décrite">
      <Segments
        label="Façon de dessiner"
        value={maniere}
        onChange={setManiere}
        options={MANIERES}
      />
      <Departs jour={jour} vide={vide && aLaMain} onPick={(texte) => void begin(texte)} />
      {aLaMain ? (
        <>
          {error && <p className={plain.wrong}>{error}</p>}
          {!vide &&
            apercu(
              <AlaMain
                value={value}
                dessin={dessin}
                main={main}
                jour={jour}
                choisie={choisie}
                onChoose={setChoisie}
              />,
            )}
        </>
      ) : (
        <div className={styles.editeur}>
          <Stack gap="sm">
            <Saisie
              ref={saisie}
              value={value}
              onChange={onChange}
              error={error}
              lexique={dessin.connus?.lexique}
              faults={dessin.lu?.fautes.flatMap(({ ligne }) => ligne ?? []) ?? []}
            />
            {dessin.connus && <Mots aide={dessin.connus.aide} />}
          </Stack>
          {apercu()}
        </div>
      )}
    </section>
  );

  return (
    <>
      <Button variant="outline" visibleFrom="sm" onClick={large.open}>
        Dessiner en grand
      </Button>
      {!large.opened && editeur}
      <Dialog
        {...large}
        onClose={large.close}
        title="Le dessin de la question"
        size="80rem"
        keepOnBackdrop
      >
        {large.opened && editeur}
        <Group justify="flex-end" mt="md">
          <Button onClick={large.close}>Terminé</Button>
        </Group>
      </Dialog>
    </>
  );
}

const majuscule = (nom: string) => nom.charAt(0).toUpperCase() + nom.slice(1);

/** `usagers/1`: what a fault speaks of. */
const choseOf = ({ chemin = [] }: FauteEcrite): string =>
  chemin
    .slice(2, chemin[2] === 'agent' ? 3 : 4)
    .map(String)
    .join('/');

function Mots({ aide }: { aide: Aide }) {
  return (
    <details>
      <summary>Les mots d’une scène</summary>
      {aide.map(({ partie, places }) => (
        <details key={partie}>
          <summary>{partie}</summary>
          {places.map(({ titre, cles }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- they never change, and titles come back
            <dl key={at} aria-label={titre}>
              {cles.map(({ cle, valeurs }) => (
                <div key={cle}>
                  <dt>
                    <code>{titre === 'verifie' ? cle : `${titre} · ${cle}`}</code>
                  </dt>
                  <dd>{valeurs}</dd>
                </div>
              ))}
            </dl>
          ))}
        </details>
      ))}
    </details>
  );
}
