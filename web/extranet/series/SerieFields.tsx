import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useDialog } from '../../socle/ui/useDialog.ts';
import type { FormState } from '../../socle/ui/useForm.ts';
import { OrderedList } from '../../socle/ui/fields/OrderedList.tsx';
import { THEME } from '../../../regles/theme.ts';
import { Champ, champOf } from '../../socle/ui/fields/Champ.tsx';
import { ChoixQuestions } from './ChoixQuestions.tsx';
import { Echanger } from './Echanger.tsx';
import { Etiquette } from './Etiquette.tsx';
import {
  type Choisie,
  type Saisie,
  type Serie,
  chosenOf,
  compteOf,
  longueurOf,
  ouvertesOf,
} from './saisie.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './themes.module.css';

interface Props extends Pick<FormState<Saisie>, 'typed' | 'field'> {
  theme_id: number | null;
  onCompose: () => void;
}

export function SerieFields({ typed, field, theme_id, onCompose }: Props) {
  const choix = field('listeQuestions');
  const chosen = choix.value;
  const swapping = useDialog();
  const [swapped, setSwapped] = useState<Choisie | null>(null);
  const swap = (question: Choisie) => {
    setSwapped(question);
    swapping.open();
  };
  return (
    <>
      <Champ {...champOf(THEME.champs, { typed, field })('libelle')} maxLength={100} />
      <div className={styles.choix}>
        <div className={styles.colonne}>
          <ChoixQuestions {...choix} theme_id={theme_id} />
        </div>
        <div className={styles.colonne}>
          <OrderedList
            name="ordre"
            label="Questions de la série, dans leur ordre"
            value={chosen.map(({ id }) => id)}
            onChange={(ids) => choix.onChange(chosenOf(ids, chosen, []))}
            items={chosen.map((question) => ({
              id: question.id,
              label: (
                <div className={styles.echangeable}>
                  <Etiquette question={question} />
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={`Échanger\u00a0: question ${question.id}`}
                    onClick={() => swap(question)}
                  >
                    Échanger
                  </Button>
                </div>
              ),
              words: `question ${question.id}`,
            }))}
            empty="Cochez des questions de la banque, ou laissez le sort en tirer cinquante."
            height={540}
          />
          <output aria-label="Compte de la série">
            <Text fw={600}>
              {compteOf(
                chosen.length,
                chosen.filter(({ grave }) => grave === 1).length,
                chosen.filter(({ libelleImage }) => libelleImage === null).length,
              )}
            </Text>
            <Text c="dimmed">{longueurOf(chosen.length)}</Text>
          </output>
          <Group gap="xs">
            <Button variant="outline" onClick={onCompose}>
              Composer pour moi
            </Button>
            {chosen.length > 0 && (
              <Button variant="subtle" color="danger" onClick={() => choix.onChange([])}>
                Vider la liste
              </Button>
            )}
          </Group>
        </div>
      </div>
      <Echanger
        {...swapping}
        onClose={swapping.close}
        question={swapped}
        chosen={chosen}
        theme_id={theme_id}
        onChosen={(autre) =>
          choix.onChange(chosen.map((each) => (each.id === swapped?.id ? autre : each)))
        }
      />
    </>
  );
}

export function Utilisation({ serie }: { serie: Serie }) {
  const { accueil, acces } = serie;
  const ouvertes = ouvertesOf(serie);
  return (
    <div className={plainStyles.tight} aria-label="Utilisation" role="note">
      {accueil === 1 ? (
        <p>
          La page d’accueil pose une de ces questions par jour, et en dit la bonne réponse à tout le
          monde&nbsp;: aucune ne peut être dans une autre série ni dans un chapitre, et aucun
          produit ne tient cette série.
        </p>
      ) : (
        <p>
          {acces.length === 0
            ? 'Aucun produit ne tient cette série.'
            : `Tenue par ${acces.map(({ libelle, actif }) => `«\u00a0${libelle}\u00a0»${actif ? ' (en vente)' : ''}`).join(', ')}.`}
        </p>
      )}
      {ouvertes && <p>{ouvertes} Ce que vous changez vaut pour les suivantes.</p>}
    </div>
  );
}
