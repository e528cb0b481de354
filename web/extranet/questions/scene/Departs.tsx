import { Button, Loader } from '@mantine/core';
import { useState } from 'react';
import { retouche } from '../../../../drawing/retouche.ts';
import type { OutputOf } from '../../../../contract/index.ts';
import { call } from '../../../socle/kernel/call.ts';
import { useListing } from '../../../socle/kernel/useListing.tsx';
import { Dialog } from '../../../socle/ui/Dialog.tsx';
import { ErrorState } from '../../../socle/ui/ErrorState.tsx';
import { useDialog } from '../../../socle/ui/useDialog.ts';
import { TextField } from '../../../socle/ui/fields/TextField.tsx';
import { Vignette } from '../../../socle/ui/Vignette.tsx';
import plain from '../../../socle/ui/plain.module.css';
import { addressOf } from './Apercu.tsx';
import { AU_DESSUS } from './main/ChoixEnImages.tsx';
import { DEPARTS } from './main/departs.ts';
import styles from './main/main.module.css';
import { useExemples } from './modeles.ts';

interface Props {
  jour: string;
  /** Nothing is drawn yet. */
  vide: boolean;
  onPick: (texte: string) => void;
}

/** Where a drawing begins: nothing, an example, another question. */
export function Departs({ jour, vide, onPick }: Props) {
  const exemples = useDialog();
  const autre = useDialog();
  return (
    <>
      {vide && (
        <div className={plain.tight}>
          <p>Par quoi commencer&#8239;?</p>
          <div className={styles.outils}>
            {DEPARTS.map(({ nom, image }) => (
              <Button
                key={nom}
                variant="outline"
                onClick={() => onPick(retouche('', [{ chemin: ['image'], valeur: image }])!)}
              >
                {nom}
              </Button>
            ))}
          </div>
        </div>
      )}
      <div className={styles.outils}>
        <Button variant={vide ? 'filled' : 'subtle'} onClick={exemples.open}>
          Partir d’un exemple
        </Button>
        <Button variant={vide ? 'outline' : 'subtle'} onClick={autre.open}>
          Partir d’une autre question
        </Button>
      </div>
      <Dialog
        {...exemples}
        onClose={exemples.close}
        title="Partir d’un exemple"
        size="64rem"
        zIndex={AU_DESSUS}
      >
        {exemples.opened && (
          <Exemples
            jour={jour}
            onPick={(texte) => {
              exemples.close();
              onPick(texte);
            }}
          />
        )}
      </Dialog>
      <Dialog
        {...autre}
        onClose={autre.close}
        title="Partir d’une autre question"
        size="64rem"
        zIndex={AU_DESSUS}
      >
        {autre.opened && (
          <AutreQuestion
            onPick={(texte) => {
              autre.close();
              onPick(texte);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function Exemples({ jour, onPick }: Pick<Props, 'jour' | 'onPick'>) {
  const { liste, perdu, retry } = useExemples(true, jour);
  if (perdu)
    return (
      <ErrorState part title="Les exemples n’ont pas pu être dessinés" text="" retry={retry} />
    );
  if (!liste)
    return (
      <output aria-label="Chargement des exemples">
        <Loader />
      </output>
    );
  return (
    <ul className={`${styles.modeles} ${styles.grands}`}>
      {liste.map(({ nom, texte, svg }) => (
        <li key={nom}>
          <button type="button" onClick={() => onPick(texte)}>
            <img src={addressOf(svg)} alt="" />
            <span>{nom}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

type Trouvee = Extract<
  OutputOf<'getQuestions'>['questions']['data'][number],
  { libelleImage: unknown }
>;

/** The scene of a question that is there, looked at before it is taken. */
function AutreQuestion({ onPick }: Pick<Props, 'onPick'>) {
  const [recherche, setRecherche] = useState('');
  const [vue, setVue] = useState<{ id: number; libelle: string; scene: string | null } | null>(
    null,
  );
  const list = useListing('getQuestions', {
    page: 1,
    recherche: recherche.trim().slice(0, 200) || undefined,
    image: 'avec',
  });
  const open = async ({ id }: Trouvee) => {
    const { question } = await call('getQuestionExtranet', { id });
    setVue({ id, libelle: question.libelle, scene: question.scene });
  };
  const trouvees = list.read?.questions.data as Trouvee[] | undefined;
  return (
    <div className={plain.tight}>
      <TextField
        name="autreQuestion"
        type="search"
        label="Mots ou numéro"
        filter
        value={recherche}
        onChange={setRecherche}
      />
      {!trouvees && (
        <output aria-label="Chargement des questions">
          <Loader />
        </output>
      )}
      {trouvees?.length === 0 && <p>Aucune question avec une image ne dit cela.</p>}
      <ul className={`${styles.modeles} ${styles.grands}`}>
        {trouvees?.map((ligne) => (
          <li key={ligne.id}>
            <button
              type="button"
              aria-pressed={vue?.id === ligne.id}
              onClick={() => void open(ligne)}
            >
              <Vignette image={ligne.libelleImage} />
              <span className={plain.clamp}>
                n°&nbsp;{ligne.id} · {ligne.libelle}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {vue && (
        <Dialog
          opened
          origin={null}
          onClose={() => setVue(null)}
          title={`Question ${vue.id}`}
          size="md"
          zIndex={AU_DESSUS + 50}
        >
          <Vue
            vue={vue}
            image={trouvees?.find(({ id }) => id === vue.id)?.libelleImage ?? null}
            onPick={onPick}
          />
        </Dialog>
      )}
    </div>
  );
}

function Vue({
  vue: { libelle, scene },
  image,
  onPick,
}: {
  vue: { libelle: string; scene: string | null };
  image: string | null;
  onPick: (texte: string) => void;
}) {
  return (
    <div className={plain.tight}>
      <div className={styles.seule}>
        <Vignette image={image} />
      </div>
      <p>{libelle}</p>
      {scene === null ? (
        <p>Cette question a une photo&nbsp;: il n’y a pas de dessin à reprendre.</p>
      ) : (
        <Button onClick={() => onPick(scene)}>Reprendre ce dessin</Button>
      )}
    </div>
  );
}
