import { useState } from 'react';
import { dayInWords } from '../../socle/ui/dates.ts';
import {
  type Accord,
  DUREE_COOKIE_SECONDS,
  FINALITES,
  accordComplet,
  aucunAccord,
  finalites,
} from './choix.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './MesChoix.module.css';
import { saveChoix, useAccord, useChoix } from './useConsentement.ts';

/** Consent is as easy to withdraw as to give. */
export function MesChoix() {
  const choix = useChoix();
  const donne = useAccord();
  const [change, setChange] = useState<Partial<Accord>>({});
  const voulu = { ...donne, ...change };

  const save = (accord: Accord) => {
    saveChoix(accord);
    setChange({});
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save(voulu);
      }}
    >
      {/* Disabled until the choice can be read, and without JavaScript. */}
      <fieldset className={styles.choix} disabled={choix === undefined}>
        <legend className={styles.legende}>Ce que tu acceptes</legend>
        <div className={styles.finalite}>
          <input id="necessaires" type="checkbox" checked disabled readOnly />
          <label htmlFor="necessaires">Nécessaires</label>
          <p>
            La connexion, la sécurité et tes réponses. Le site ne marche pas sans, donc pas de choix
            ici.
          </p>
        </div>
        {finalites.map((finalite) => (
          <div key={finalite} className={styles.finalite}>
            <input
              id={finalite}
              type="checkbox"
              aria-describedby={`texte-${finalite}`}
              checked={voulu[finalite]}
              onChange={(event) =>
                setChange({ ...change, [finalite]: event.currentTarget.checked })
              }
            />
            <label htmlFor={finalite}>{FINALITES[finalite].nom}</label>
            <p id={`texte-${finalite}`}>{FINALITES[finalite].texte}</p>
          </div>
        ))}
        <div className={`${plainStyles.grid} ${plainStyles.scripted} ${styles.boutons}`}>
          <button type="submit" className={plainStyles.button}>
            Enregistrer mes choix
          </button>
          <button type="button" className={plainStyles.button} onClick={() => save(accordComplet)}>
            Tout accepter
          </button>
          <button type="button" className={plainStyles.button} onClick={() => save(aucunAccord)}>
            Tout refuser
          </button>
        </div>
      </fieldset>
      <output className={`${plainStyles.scripted} ${styles.etat}`}>
        {etat(choix?.date ?? null)}
      </output>
      <noscript>
        <p>Sans JavaScript, il n’y a rien à régler : tout ce qui est facultatif reste éteint.</p>
      </noscript>
    </form>
  );
}

function etat(date: Date | null): string {
  if (!date) return 'Tu n’as pas encore choisi : tout ce qui est facultatif reste éteint.';
  const fin = new Date(date.getTime() + DUREE_COOKIE_SECONDS * 1000);
  return `Choix enregistré le ${dayInWords(date.toISOString())}. Nous te le redemanderons le ${dayInWords(fin.toISOString())}.`;
}
