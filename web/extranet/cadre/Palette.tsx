import '@mantine/core/styles/Input.layer.css';
import { TextInput, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Droits } from '../../../regles/fonctions.ts';
import type { OutputOf } from '../../../contract/index.ts';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import { Dialog, type DialogState } from '../../socle/ui/Dialog.tsx';
import { Icon } from '../../socle/ui/Icon.tsx';
import { ecransOf } from './ecrans.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './Palette.module.css';
import type { StaffPath } from './pages.ts';

interface PaletteProps extends DialogState {
  own: Droits;
}

interface Entree {
  cle: string;
  libelle: string;
  detail: string | null;
  vers: string;
}

type Type = OutputOf<'getRecherche'>['resultats'][number]['type'];

type AdresseDEcran = `${StaffPath}${string}`;
const openedBy =
  (adresse: AdresseDEcran) =>
  ({ id }: { id: number }): AdresseDEcran =>
    `${adresse}${id}`;

interface Trouvable {
  nom: string;
  vers: (found: { id: number; libelle: string }) => AdresseDEcran;
}

/** A room adds its type here and in server/extranet/recherche/getRecherche.ts. */
const TROUVABLES: Record<Type, Trouvable> = {
  eleve: { nom: 'Élèves', vers: openedBy('/extranet/eleves/') },
  paiement: { nom: 'Paiements', vers: openedBy('/extranet/paiements/') },
  attestation: { nom: 'Attestations', vers: openedBy('/extranet/eleves/') },
  question: { nom: 'Questions', vers: openedBy('/extranet/questions?question=') },
  theme: { nom: 'Séries', vers: openedBy('/extranet/themes?serie=') },
  chapitre: { nom: 'Chapitres', vers: openedBy('/extranet/chapitres?chapitre=') },
  module: { nom: 'Modules', vers: openedBy('/extranet/modules?module=') },
  acces: { nom: 'Accès', vers: openedBy('/extranet/acces?acces=') },
  admin: {
    nom: 'Personnel',
    vers: ({ libelle }) => `/extranet/users?recherche=${encodeURIComponent(libelle)}`,
  },
};

const PAUSE_MS = 150;
const FEWEST = 2;

export function Palette({ own, ...dialog }: PaletteProps) {
  return (
    <Dialog {...dialog} title="Chercher" size="lg">
      <Recherche own={own} onClose={dialog.onClose} />
    </Dialog>
  );
}

const bringIntoView = (entree: HTMLElement | null) => {
  entree?.scrollIntoView({ block: 'nearest' });
};

/** The combobox keeps the focus, and the arrows move the active option. */
function Recherche({ own, onClose }: Pick<PaletteProps, 'own' | 'onClose'>) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const navigate = useNavigate();
  const id = useId();
  const { groupes, busy, error } = useGroupes(typed, own);
  const all = groupes.flatMap(({ entrees }) => entrees);
  const at = Math.min(active, Math.max(0, all.length - 1));

  const openEntree = ({ vers }: Entree) => {
    onClose();
    void navigate(vers);
  };

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && all.length > 0) setActive((at + step + all.length) % all.length);
    else if (event.key === 'Enter' && all[at]) openEntree(all[at]);
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') onClose();
    else return;
    event.preventDefault();
  }

  const nothing = all.length === 0 && !busy && !error;
  return (
    <>
      <TextInput
        data-autofocus
        size="md"
        label="Un écran, un élève, une facture, une question…"
        placeholder="Quelques lettres"
        leftSection={<Icon name="search" />}
        autoComplete="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a field over a list of groups
        role="combobox"
        aria-expanded={all.length > 0}
        aria-controls={`${id}-liste`}
        aria-autocomplete="list"
        aria-activedescendant={all[at] && `${id}-${all[at].cle}`}
        maxLength={200}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div className={styles.place} aria-busy={busy || undefined}>
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of the field above
          role="listbox"
          id={`${id}-liste`}
          aria-label="Résultats"
          className={styles.liste}
          hidden={all.length === 0}
        >
          {groupes.map(({ nom, entrees }) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of a listbox
            <div key={nom} role="group" aria-label={nom} className={styles.groupe}>
              <div aria-hidden="true" className={`${plainStyles.small} ${styles.nom}`}>
                {nom}
              </div>
              {entrees.map((entree) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has them
                <div
                  key={entree.cle}
                  id={`${id}-${entree.cle}`}
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- with two texts in it
                  role="option"
                  tabIndex={-1}
                  aria-selected={entree === all[at]}
                  ref={entree === all[at] ? bringIntoView : undefined}
                  className={`${plainStyles.row} ${plainStyles.between} ${styles.entree}`}
                  onMouseMove={() => setActive(all.indexOf(entree))}
                  onClick={() => openEntree(entree)}
                >
                  <span className={`${plainStyles.clamp} ${styles.libelle}`}>{entree.libelle}</span>
                  {entree.detail && <span className={styles.detail}>{entree.detail}</span>}
                </div>
              ))}
            </div>
          ))}
        </div>
        {nothing && (
          <p className={styles.rien}>
            Rien ne correspond à ces lettres. Essayez-en moins, ou d’autres.
          </p>
        )}
        {error && (
          <p className={styles.rien} role="alert">
            {sentenceOf(error)}
          </p>
        )}
      </div>
      <p className={`${plainStyles.small} ${styles.aide}`}>
        <kbd>↑</kbd> <kbd>↓</kbd> pour choisir, <kbd>Entrée</kbd> pour ouvrir, <kbd>Échap</kbd> pour
        fermer
      </p>
      <VisuallyHidden component="output">
        {all.length === 1 ? '1 résultat' : `${all.length} résultats`}
      </VisuallyHidden>
    </>
  );
}

function useGroupes(typed: string, own: Droits) {
  const [recherche] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const asks = recherche.length >= FEWEST;
  const found = useQuery({
    ...callQuery('getRecherche', { recherche }),
    enabled: asks,
    placeholderData: keepPreviousData,
  });
  const wanted = typed.trim().length >= FEWEST;
  const resultats = wanted && asks && !found.error ? (found.data?.resultats ?? []) : [];
  const ecrans: Entree[] = ecransOf(own, typed).map(({ path, label }) => ({
    cle: path.replaceAll('/', '-'),
    libelle: label,
    detail: null,
    vers: path,
  }));
  const types = [...new Set(resultats.map(({ type }) => type))];
  const groupes = [
    { nom: 'Écrans', entrees: ecrans },
    ...types.map((type) => {
      const { nom, vers } = TROUVABLES[type];
      const own = resultats.filter((resultat) => resultat.type === type);
      const entrees = own.map(({ id, libelle, detail }) => ({
        libelle,
        detail,
        cle: `${type}-${id}`,
        vers: vers({ id, libelle }),
      }));
      return { nom, entrees };
    }),
  ];
  return {
    groupes: groupes.filter(({ entrees }) => entrees.length > 0),
    busy: wanted && (found.isFetching || recherche !== typed.trim()),
    error: wanted && asks ? found.error : null,
  };
}
