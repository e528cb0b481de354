import { Button, Group, Stack } from '@mantine/core';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Aide } from '../../../../drawing/index.ts';
import type { DemandeDeVue } from '../../../../monde/atelier/index.ts';
import type { Letter } from '../../../../regles/lettres.ts';
import { confirm } from '../../../socle/kernel/confirm.tsx';
import { Dialog } from '../../../socle/ui/Dialog.tsx';
import { isoDay } from '../../../socle/ui/dates.ts';
import { useDialog } from '../../../socle/ui/useDialog.ts';
import { ChoiceField } from '../../../socle/ui/fields/ChoiceField.tsx';
import { Apercu, addressOf } from './Apercu.tsx';
import styles from './EditeurScene.module.css';
import { Saisie, type SaisieRef } from './Saisie.tsx';
import { exemples } from './exemples.ts';
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

const EXEMPLES = exemples.map(({ nom }) => ({ value: nom, label: nom }));
const REMPLACER = {
  title: 'Remplacer la description\u202f?',
  message: 'Ce que vous avez tapé laisse la place à l’exemple.',
  yes: 'Remplacer',
};

export function EditeurScene(props: EditeurSceneProps) {
  const { value, onChange, correcte, lettres, error, onDrawn, mots = {} } = props;
  const [today] = useState(() => isoDay(new Date().toISOString()));
  const saisie = useRef<SaisieRef>(null);
  const jour = props.jour ?? today;
  const drawn = useDessin(value, { jour, correcte, lettres });
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

  const begin = async (nom: string | null) => {
    const exemple = exemples.find((each) => each.nom === nom);
    if (!exemple || (value.trim() && !(await confirm(REMPLACER)))) return;
    onChange(exemple.texte);
  };

  const large = useDialog();
  const editeur = (
    <section className={styles.editeur} aria-label="Image décrite">
      <Stack gap="sm">
        <ChoiceField
          name="exemple"
          label="Partir d’un exemple"
          optional
          none="Choisir un exemple"
          options={EXEMPLES}
          value={null}
          onChange={(nom) => void begin(nom)}
        />
        <Saisie
          ref={saisie}
          value={value}
          onChange={onChange}
          error={error}
          faults={dessin.lu?.fautes.flatMap(({ ligne }) => ligne ?? []) ?? []}
        />
        {dessin.aide && <Mots aide={dessin.aide} />}
      </Stack>
      <Apercu
        dessin={dessin}
        vue={vue}
        correcte={correcte}
        goTo={(ligne) => saisie.current?.goTo(ligne)}
      />
    </section>
  );

  return (
    <>
      <Button variant="outline" visibleFrom="sm" onClick={large.open}>
        Décrire en grand
      </Button>
      {!large.opened && editeur}
      <Dialog {...large} onClose={large.close} title="L’image décrite" size="80rem" keepOnBackdrop>
        {large.opened && editeur}
        <Group justify="flex-end" mt="md">
          <Button onClick={large.close}>Terminé</Button>
        </Group>
      </Dialog>
    </>
  );
}

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
