import { Badge, Button, Group } from '@mantine/core';
import { useId, useState } from 'react';
import type { OutputOf } from '../../../contract/index.ts';
import { confirmDelete } from '../../socle/kernel/confirm.tsx';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { useMay } from '../cadre/index.ts';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { dayInWords, isoDay } from '../../socle/ui/dates.ts';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { DateField } from '../../socle/ui/fields/TextField.tsx';
import { Facts } from '../../socle/ui/Facts.tsx';
import { Part } from '../../socle/ui/Part.tsx';
import { SubmitButton } from '../../socle/ui/SubmitButton.tsx';
import { useForm } from '../../socle/ui/useForm.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { ERREUR, echecOf } from './echec.ts';
import sheetStyles from '../../socle/ui/sheet.module.css';
import styles from './eleves.module.css';
import type { Eleve } from './saisie.ts';

type Produits = OutputOf<'getEleve'>['produits'];
type AccesDonne = Eleve['acces'][number];

const REFRESHES = ['getEleve', 'getEleves', 'getSuivi'] as const;
const SANS_DETAIL = { refreshes: REFRESHES, says: () => ERREUR };
const TYPES = { QT: 'Séries', EL: 'E-learning', EX: 'Perception des risques' } as const;

export function AccesDonnes({ eleve, produits }: { eleve: Eleve; produits: Produits }) {
  const may = useMay();
  return (
    <Part bare id="acces" title="Accès">
      {may('addAccesToEleve') && <Ajout eleve={eleve} produits={produits} />}
      {eleve.acces.length === 0 && (
        <p className={plainStyles.dimmed}>Aucun accès pour l’instant.</p>
      )}
      <ul className={styles.cartes}>
        {eleve.acces.map((acces) => (
          <Carte key={acces.acces_user_id} user_id={eleve.id} acces={acces} />
        ))}
      </ul>
    </Part>
  );
}

function Ajout({ eleve, produits }: { eleve: Eleve; produits: Produits }) {
  const add = useWrite('addAccesToEleve', { refreshes: REFRESHES, says: echecOf });
  const [acces_id, setAcces] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const held = new Set(eleve.acces.map((acces) => acces.acces_id));
  const options = produits.map(({ id, libelle, type }) => ({
    value: id,
    label: `${libelle} (${TYPES[type]})`,
    disabled: held.has(id),
  }));

  async function onAdd(): Promise<void> {
    if (acces_id === null)
      return toast({
        kind: 'warning',
        title: 'Veuillez sélectionner un accès',
        sujet: 'addAccesToEleve',
      });
    setBusy(true);
    const { ok } = await add({ user_id: eleve.id, acces_id });
    setBusy(false);
    if (ok) setAcces(null);
  }

  return (
    <div className={`${plainStyles.unprinted} ${styles.ajout}`}>
      <ChoiceField
        name="acces_id"
        label="Ajouter un accès"
        none="Choisissez un produit"
        filter
        options={options}
        value={acces_id}
        onChange={setAcces}
      />
      <Button aria-disabled={busy} onClick={() => void (busy || onAdd())}>
        {busy ? 'Ajout en cours...' : 'Ajouter'}
      </Button>
    </div>
  );
}

function Carte({ user_id, acces }: { user_id: number; acces: AccesDonne }) {
  const titre = useId();
  const [editing, setEditing] = useState(false);
  const activate = useWrite('activateAcces', SANS_DETAIL);
  const remove = useWrite('deleteAccesFromEleve', SANS_DETAIL);
  const may = useMay();
  const { acces_id, actif, libelle } = acces;

  async function onRemove(): Promise<void> {
    const what = `«\u00a0${libelle}\u00a0» sera retiré\u202f; ce qui a été appris reste.`;
    if (await confirmDelete(what, 'annulable')) await remove({ user_id, acces_id });
  }

  return (
    <Card as="li" aria-labelledby={titre} data-actif={actif}>
      <div>
        <h3 id={titre} className={styles.titre}>
          {libelle}
        </h3>
        <Group gap={6}>
          <Badge color="bleu">{TYPES[acces.type]}</Badge>
          {acces.isPerime === 1 && <Badge color="danger">Accès périmé</Badge>}
          {actif === 0 && <Badge color="gray">Désactivé</Badge>}
        </Group>
      </div>
      {editing ? (
        <Dates acces={acces} onClose={() => setEditing(false)} />
      ) : (
        <>
          <Validite acces={acces} />
          {may('activateAcces') && (
            <Group gap="xs">
              <Button
                variant="default"
                aria-describedby={titre}
                aria-pressed={actif === 1}
                onClick={() => void activate({ user_id, acces_id, actif: actif === 1 ? 0 : 1 })}
              >
                {actif === 1 ? 'Désactiver' : 'Activer'}
              </Button>
              <Button variant="default" aria-describedby={titre} onClick={() => setEditing(true)}>
                Modifier les dates
              </Button>
              <Button
                color="danger"
                variant="outline"
                aria-describedby={titre}
                onClick={() => void onRemove()}
              >
                Retirer
              </Button>
            </Group>
          )}
        </>
      )}
    </Card>
  );
}

function Validite({ acces: { dateActivation, datePerime } }: { acces: AccesDonne }) {
  if (dateActivation === null || datePerime === null) return <p>Pas encore commencé</p>;
  const facts = { Activation: dayInWords(dateActivation), Expiration: dayInWords(datePerime) };
  return <Facts className={`${sheetStyles.facts} ${styles.dates}`} facts={facts} />;
}

const jourOf = (instant: string | null) => (instant ? isoDay(instant) : '');

function Dates({ acces, onClose }: { acces: AccesDonne; onClose: () => void }) {
  const update = useWrite('updateAcces', { refreshes: REFRESHES, says: sentenceOf });
  const { typed, field, refuse } = useForm({
    dateActivation: jourOf(acces.dateActivation),
    datePerime: jourOf(acces.datePerime),
  });
  const [busy, setBusy] = useState(false);

  async function onSave(): Promise<void> {
    setBusy(true);
    const written = await update({ id: acces.acces_user_id, ...typed });
    setBusy(false);
    if (written.ok) onClose();
    else refuse(written.errors);
  }

  return (
    <form
      noValidate
      aria-label={`Dates de ${acces.libelle}`}
      className={`${plainStyles.stack} ${styles.modifier}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void onSave();
      }}
    >
      <DateField {...field('dateActivation')} label="Activation" filter />
      <DateField {...field('datePerime')} label="Expiration" filter />
      <p className={plainStyles.small}>
        Des jours entiers, à l’heure de Bruxelles. Les deux vides&nbsp;: pas encore commencé.
      </p>
      <Group gap="xs">
        <SubmitButton busy={busy} pending="Modification en cours...">
          Enregistrer
        </SubmitButton>
        <Button variant="default" onClick={onClose}>
          Annuler
        </Button>
      </Group>
    </form>
  );
}
